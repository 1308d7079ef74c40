// Everything the documented packages export, in one bundle: some of them only load through a bundler.

export * as base from '@mui/base';
export * as baseNumberInput from '@mui/base/Unstable_NumberInput';
export * as basePopup from '@mui/base/Unstable_Popup';
export * as joy from '@mui/joy';
export { CssVarsProvider, extendTheme } from '@mui/joy/styles';
export * as lab from '@mui/lab';
export { default as Masonry } from '@mui/lab/Masonry';
export * as material from '@mui/material';
export { createTheme, ThemeProvider } from '@mui/material/styles';
export * as system from '@mui/system';
export * as charts from '@mui/x-charts';
export * as grid from '@mui/x-data-grid';
export * as pickers from '@mui/x-date-pickers';
export { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
export * as tree from '@mui/x-tree-view';
export * as toolpad from '@toolpad/core';
export { default as dayjs } from 'dayjs';

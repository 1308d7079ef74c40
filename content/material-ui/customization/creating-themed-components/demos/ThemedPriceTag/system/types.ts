import type { ComponentsOverrides, Theme } from '@mui/material/styles';
import type { PriceTagProps } from './PriceTag';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AcmePriceTag: 'root' | 'amount';
  }
  interface ComponentsPropsList {
    AcmePriceTag: PriceTagProps;
  }
  interface Components {
    AcmePriceTag?: {
      defaultProps?: Partial<PriceTagProps>;
      styleOverrides?: ComponentsOverrides<Theme>['AcmePriceTag'];
    };
  }
}

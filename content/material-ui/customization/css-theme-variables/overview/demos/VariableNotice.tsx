import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Notice = styled('p')(({ theme }) => {
  // Without CSS variables, the values are in the theme itself.
  const { palette, shape } = theme.vars ?? theme;
  return {
    margin: 0,
    padding: theme.spacing(2),
    maxInlineSize: 360,
    borderInlineStart: `4px solid ${palette.info.main}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    fontFamily: theme.typography.fontFamily,
  };
});

export default function VariableNotice() {
  return <Notice>Starting in May, the library is open on Sundays.</Notice>;
}

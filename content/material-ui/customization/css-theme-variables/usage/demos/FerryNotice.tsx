import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const LateNotice = styled('p')(({ theme }) => {
  const { palette, shape } = theme.vars ?? theme;
  return {
    ...theme.typography.body1,
    margin: 0,
    padding: theme.spacing(1.5, 2),
    border: `1px solid ${palette.divider}`,
    borderBlockStart: `4px solid ${palette.error.main}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
  };
});

export default function FerryNotice() {
  return <LateNotice>The 16:20 ferry leaves from pier 2.</LateNotice>;
}

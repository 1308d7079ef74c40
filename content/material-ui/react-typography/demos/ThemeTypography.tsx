import { styled } from '@mui/material/styles';

const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography.h6,
  margin: 0,
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: '4px solid',
}));

export default function ThemeTypography() {
  return <Quote>Measure twice, cut once.</Quote>;
}

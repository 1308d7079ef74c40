import { styled } from '@mui/material/styles';

const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: '4px solid',
  [theme.breakpoints.up('sm')]: {
    ...theme.typography.h6,
    paddingInlineStart: theme.spacing(4),
  },
  [theme.breakpoints.up('md')]: {
    ...theme.typography.h5,
  },
}));

export default function WideQuote() {
  return <Quote>Small screens first, then add what wide ones have room for.</Quote>;
}

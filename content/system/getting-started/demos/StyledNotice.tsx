import styled from '@mui/system/styled';

const Notice = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2),
  borderInlineStart: '4px solid light-dark(#b45309, #f59e0b)',
  backgroundColor: 'light-dark(#fffbeb, #451a03)',
  color: 'light-dark(#451a03, #fef3c7)',
  fontFamily: 'system-ui, sans-serif',
  [theme.breakpoints.up('sm')]: {
    padding: theme.spacing(3),
  },
}));

export default function StyledNotice() {
  return <Notice>The pool is closed on Monday for cleaning.</Notice>;
}

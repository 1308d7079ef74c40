import styled from '@mui/system/styled';

const Notice = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2),
  borderInlineStart: '4px solid #b45309',
  backgroundColor: '#fffbeb',
  color: '#451a03',
  fontFamily: 'system-ui, sans-serif',
  [theme.breakpoints.up('sm')]: {
    padding: theme.spacing(3),
  },
}));

export default function StyledNotice() {
  return <Notice>The pool is closed on Monday for cleaning.</Notice>;
}

import { Badge as BaseBadge, badgeClasses } from '@mui/base/Badge';
import styled from '@mui/system/styled';

const Badge = styled(BaseBadge)(`
  position: relative;
  display: inline-block;
  padding: 0.5rem 1rem;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 0.5rem;
  font: 1rem / 1.5 system-ui, sans-serif;

  & .${badgeClasses.badge} {
    position: absolute;
    top: 0;
    box-sizing: border-box;
    inset-inline-end: 0;
    min-width: 1.25rem;
    padding: 0 0.375rem;
    border-radius: 999px;
    background-color: light-dark(#c10007, #ffa2a2);
    color: light-dark(#fff, #460809);
    font-size: 0.75rem;
    line-height: 1.25rem;
    text-align: center;
    transform: translateY(-50%);
  }

  & .${badgeClasses.invisible} {
    display: none;
  }
`);

export default function UnreadBadge() {
  return <Badge badgeContent={7}>Unanswered letters</Badge>;
}

import { Button as BaseButton } from '@mui/base/Button';
import styled from '@mui/system/styled';

const Button = styled(BaseButton)(`
  padding: 8px 16px;
  border: 0;
  border-radius: 8px;
  background-color: #0f766e;
  color: #fff;
  font: 600 16px / 24px system-ui, sans-serif;
  cursor: pointer;
`);

export default function ThreeCuts() {
  return <Button>Reserve a seat</Button>;
}

import { Button } from '@mui/base/Button';

export default function ThreeCuts() {
  return (
    <Button className="cursor-pointer rounded-[8px] border-0 bg-[#0f766e] px-[16px] py-[8px] font-[family-name:system-ui,sans-serif] text-[16px]/[24px] font-semibold text-white">
      Reserve a seat
    </Button>
  );
}

import { Button } from '@mui/base/Button';
import { useState } from 'react';

export default function BasicDemo() {
  const [saved, setSaved] = useState(false);

  return (
    <div className="flex flex-col items-start gap-[8px]">
      <Button
        className="cursor-pointer rounded-[8px] border-0 bg-[#0f766e] px-[16px] py-[8px] font-[family-name:system-ui,sans-serif] text-[16px]/[24px] font-semibold text-white"
        onClick={() => setSaved(true)}
      >
        Save changes
      </Button>
      <p className="m-0" role="status">
        {saved ? 'Your changes are saved.' : 'You have unsaved changes.'}
      </p>
    </div>
  );
}

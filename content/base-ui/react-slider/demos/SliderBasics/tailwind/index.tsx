import { Slider } from '@mui/base/Slider';

const bar = 'absolute top-1/2 block h-[4px] -translate-y-1/2 rounded-[4px] bg-current';

export default function SliderBasics() {
  return (
    <Slider
      aria-label="Volume"
      defaultValue={40}
      slotProps={{
        root: {
          className:
            'relative inline-block h-[16px] w-full max-w-[320px] cursor-pointer touch-none text-[#0f766e]',
        },
        rail: { className: `${bar} w-full opacity-30` },
        track: { className: bar },
        thumb: {
          className:
            'absolute top-1/2 box-border size-[20px] -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-current bg-white [&.base--focusVisible]:shadow-[0_0_0_4px_rgb(15_118_110/0.4)]',
        },
      }}
    />
  );
}

import { Slider } from '@mui/base/Slider';
import { useState } from 'react';

const thumb = `
  absolute top-0 size-6 -translate-x-1/2 rounded-md bg-current
  [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2
  [&.base--focusVisible]:outline-current
`;

export default function PriceRange() {
  const [prices, setPrices] = useState([40, 120]);

  return (
    <div className="w-full max-w-80">
      <p className="mb-3 font-[system-ui]">
        Rooms from €{prices[0]} to €{prices[1]} a night
      </p>
      <Slider
        value={prices}
        onChange={(_event, value) => setPrices([value].flat())}
        max={200}
        step={10}
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `${value} euros`}
        slotProps={{
          root: {
            className:
              'relative block h-6 cursor-pointer touch-none text-teal-700 dark:text-teal-300',
          },
          rail: {
            className: 'absolute top-2 block h-2 w-full rounded-sm bg-slate-300 dark:bg-slate-600',
          },
          track: { className: 'absolute top-2 block h-2 rounded-sm bg-current' },
          thumb: { className: thumb },
        }}
      />
    </div>
  );
}

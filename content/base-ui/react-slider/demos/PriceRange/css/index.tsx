import { Slider } from '@mui/base/Slider';
import { useState } from 'react';
import './styles.css';

export default function PriceRange() {
  const [prices, setPrices] = useState([40, 120]);

  return (
    <div className="price-range">
      <p className="price-range-text">
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
          root: { className: 'price-range-slider' },
          rail: { className: 'price-range-rail' },
          track: { className: 'price-range-track' },
          thumb: { className: 'price-range-thumb' },
        }}
      />
    </div>
  );
}

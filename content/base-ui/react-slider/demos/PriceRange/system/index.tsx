import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import Box from '@mui/system/Box';
import styled from '@mui/system/styled';
import { useState } from 'react';

const Text = styled('p')(`
  margin: 0 0 0.75rem;
  font: 1rem / 1.5 system-ui, sans-serif;
`);

const Slider = styled(BaseSlider)(`
  position: relative;
  display: block;
  height: 1.5rem;
  color: light-dark(#00786f, #46ecd5);
  cursor: pointer;
  touch-action: none;

  & .${sliderClasses.rail},
  & .${sliderClasses.track} {
    position: absolute;
    top: 0.5rem;
    display: block;
    height: 0.5rem;
    border-radius: 0.25rem;
  }

  & .${sliderClasses.rail} {
    width: 100%;
    background-color: light-dark(#cad5e2, #45556c);
  }

  & .${sliderClasses.track} {
    background-color: currentcolor;
  }

  & .${sliderClasses.thumb} {
    position: absolute;
    top: 0;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 0.375rem;
    background-color: currentcolor;
    translate: -50%;
  }

  & .${sliderClasses.thumb}.${sliderClasses.focusVisible} {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
`);

export default function PriceRange() {
  const [prices, setPrices] = useState([40, 120]);

  return (
    <Box sx={{ width: '100%', maxWidth: '20rem' }}>
      <Text>
        Rooms from €{prices[0]} to €{prices[1]} a night
      </Text>
      <Slider
        value={prices}
        onChange={(_event, value) => setPrices([value].flat())}
        max={200}
        step={10}
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `${value} euros`}
      />
    </Box>
  );
}

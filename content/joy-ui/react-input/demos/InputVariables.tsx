import AddIcon from '@mui/icons-material/Add';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import { useState } from 'react';

export default function InputVariables() {
  const [radius, setRadius] = useState(8);

  return (
    <FormControl>
      <FormLabel>Radius in pixels</FormLabel>
      <Input
        value={radius}
        onChange={(event) => setRadius(Number.parseInt(event.target.value, 10) || 0)}
        slotProps={{ input: { inputMode: 'numeric' } }}
        endDecorator={
          <IconButton
            variant="soft"
            aria-label="Increase the radius"
            onClick={() => setRadius(radius + 2)}
          >
            <AddIcon />
          </IconButton>
        }
        sx={{
          '--Input-radius': `${radius}px`,
          '--Input-minHeight': '44px',
          '--Input-decoratorChildHeight': '36px',
          '--Input-focusedThickness': '3px',
          '--Input-focusedHighlight': 'var(--joy-palette-success-500)',
        }}
      />
    </FormControl>
  );
}

import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const toppings = ['Capers', 'Mushrooms', 'Olives', 'Rocket', 'Smoked cheese'];

export default function SeveralToppings() {
  return (
    <Select
      multiple
      aria-label="Toppings"
      placeholder="Choose toppings"
      renderValue={(chosen) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, py: 0.5 }}>
          {chosen.map(({ value, label }) => (
            <Chip key={String(value)} variant="soft" color="primary">
              {label}
            </Chip>
          ))}
        </Box>
      )}
      sx={{ '--Select-placeholderOpacity': 1 }}
    >
      {toppings.map((topping) => (
        <Option key={topping} value={topping}>
          {topping}
        </Option>
      ))}
    </Select>
  );
}

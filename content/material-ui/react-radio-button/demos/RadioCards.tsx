import FormControl from '@mui/material/FormControl';
import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

function Card(props: FormControlLabelProps) {
  const chosen = useRadioGroup()?.value === props.value;

  return (
    <FormControlLabel
      {...props}
      sx={{
        border: 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        borderRadius: 2,
        marginInline: 0,
        marginBlockStart: 1,
        paddingInlineEnd: 2,
      }}
    />
  );
}

export default function RadioCards() {
  return (
    <FormControl>
      <FormLabel id="ticket">Ticket</FormLabel>
      <RadioGroup aria-labelledby="ticket" defaultValue="day">
        <Card value="single" control={<Radio />} label="Single trip, $3" />
        <Card value="day" control={<Radio />} label="All day, $8" />
        <Card value="week" control={<Radio />} label="Seven days, $29" />
      </RadioGroup>
    </FormControl>
  );
}

import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const floors = {
  Orchestra: ['Row 4, seat 12', 'Row 9, seat 3'],
  Balcony: ['Row 1, seat 20', 'Row 2, seat 8'],
};

export default function GroupedSeats() {
  return (
    <FormControl sx={{ width: '100%' }}>
      <FormLabel>Seat</FormLabel>
      <Select placeholder="Choose a seat" sx={{ '--Select-placeholderOpacity': 1 }}>
        {Object.entries(floors).map(([floor, seats]) => (
          <List key={floor} aria-label={floor}>
            <ListItem>
              <Typography level="body-xs">{floor}</Typography>
            </ListItem>
            {seats.map((seat) => (
              <Option key={seat} value={seat}>
                {seat}
              </Option>
            ))}
          </List>
        ))}
      </Select>
    </FormControl>
  );
}

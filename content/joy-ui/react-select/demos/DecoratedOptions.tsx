import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import TrainIcon from '@mui/icons-material/Train';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function DecoratedOptions() {
  return (
    <Select
      aria-label="Travel to the island by"
      placeholder="Travel to the island by"
      color="primary"
      variant="soft"
      sx={{ '--Select-placeholderOpacity': 1 }}
    >
      <Option value="boat" label="Boat">
        <ListItemDecorator>
          <DirectionsBoatIcon />
        </ListItemDecorator>
        Boat, 40 minutes
      </Option>
      <Option value="train" label="Train">
        <ListItemDecorator>
          <TrainIcon />
        </ListItemDecorator>
        Train, 25 minutes
      </Option>
      <Option value="bicycle" label="Bicycle">
        <ListItemDecorator>
          <DirectionsBikeIcon />
        </ListItemDecorator>
        Bicycle, two hours
      </Option>
    </Select>
  );
}

import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { useState } from 'react';

const minutes = new Map([
  ['soft', 'Four minutes.'],
  ['medium', 'Six minutes.'],
  ['hard', 'Ten minutes.'],
]);

export default function BasicSelect() {
  const [egg, setEgg] = useState<string | null>(null);

  return (
    <FormControl>
      <FormLabel>Your egg</FormLabel>
      <Select
        placeholder="How do you like it?"
        value={egg}
        onChange={(_event, value) => setEgg(value)}
        sx={{ '--Select-placeholderOpacity': 1 }}
      >
        <Option value="soft">Soft</Option>
        <Option value="medium">Waxy</Option>
        <Option value="hard">Hard</Option>
      </Select>
      <FormHelperText>{(egg && minutes.get(egg)) ?? 'From cold water, size M.'}</FormHelperText>
    </FormControl>
  );
}

import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function NativeCountry() {
  return (
    <FormControl variant="standard" fullWidth>
      <InputLabel htmlFor="parcel-country">Send to</InputLabel>
      <NativeSelect defaultValue="NO" inputProps={{ id: 'parcel-country', name: 'country' }}>
        <optgroup label="Letter post">
          <option value="DK">Denmark</option>
          <option value="NO">Norway</option>
          <option value="SE">Sweden</option>
        </optgroup>
        <optgroup label="Air mail">
          <option value="GL">Greenland</option>
          <option value="IS">Iceland</option>
        </optgroup>
      </NativeSelect>
    </FormControl>
  );
}

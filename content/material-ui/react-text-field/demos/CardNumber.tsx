import type { InputBaseComponentProps } from '@mui/material/InputBase';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, forwardRef, useState } from 'react';

const GroupedInput = forwardRef<HTMLInputElement, InputBaseComponentProps>(function GroupedInput(
  { onChange, ...props },
  ref,
) {
  function group(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.target.value.replace(/\D/g, '').slice(0, 16);
    event.target.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
    onChange?.(event);
  }

  return <input {...props} ref={ref} onChange={group} />;
});

export default function CardNumber() {
  const [number, setNumber] = useState('4242 42');

  return (
    <TextField
      label="Card number"
      value={number}
      onChange={(event) => setNumber(event.target.value)}
      slotProps={{
        input: { inputComponent: GroupedInput },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
      }}
    />
  );
}

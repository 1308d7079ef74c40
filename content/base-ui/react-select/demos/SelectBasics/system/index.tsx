import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import styled from '@mui/system/styled';
import { useId } from 'react';

const Label = styled('label')(`
  display: block;
  margin-block-end: 0.25rem;
  font: 600 0.875rem / 1.5 system-ui, sans-serif;
`);

const Button = styled('button')(`
  display: flex;
  justify-content: space-between;
  width: 15rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 0.5rem;
  background-color: light-dark(#fff, #0f172b);
  color: light-dark(#0f172b, #f8fafc);
  font: 1rem / 1.5 system-ui, sans-serif;
  cursor: pointer;

  &::after {
    content: '▾' / '';
  }

  &.${selectClasses.focusVisible} {
    outline: 2px solid light-dark(#00786f, #46ecd5);
    outline-offset: 2px;
  }
`);

const Popup = styled('div')({ zIndex: 1, '&:not(.base--open)': { display: 'none' } });

const List = styled('ul')(`
  box-sizing: border-box;
  width: 15rem;
  margin: 0.25rem 0;
  padding: 0.25rem;
  border: 1px solid light-dark(#cad5e2, #45556c);
  border-radius: 0.5rem;
  outline: 0;
  background-color: light-dark(#fff, #0f172b);
  color: light-dark(#0f172b, #f8fafc);
  box-shadow: 0 4px 12px rgb(0 0 0 / 0.2);
  font: 1rem / 1.5 system-ui, sans-serif;
  list-style: none;
`);

const Option = styled(BaseOption)(`
  padding: 0.25rem 0.5rem;
  border-radius: 0.25rem;
  outline: 0;
  cursor: pointer;

  &.${optionClasses.selected} {
    font-weight: 600;
  }

  &.${optionClasses.disabled} {
    color: light-dark(#62748e, #90a1b9);
    cursor: not-allowed;
  }

  &.${optionClasses.highlighted} {
    background-color: light-dark(#00786f, #46ecd5);
    color: light-dark(#fff, #022f2e);
  }
`);

export default function SelectBasics() {
  const id = useId();

  return (
    <div>
      <Label htmlFor={id}>Seat</Label>
      <Select
        id={id}
        name="seat"
        placeholder="Choose a seat"
        slots={{ root: Button, popup: Popup, listbox: List }}
        slotProps={{ listbox: { 'aria-label': 'Seat' } }}
      >
        <Option value="window">Window</Option>
        <Option value="aisle">Aisle</Option>
        <Option value="table" disabled>
          Table, all taken
        </Option>
      </Select>
    </div>
  );
}

import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import styled from '@mui/system/styled';
import { useId, useState } from 'react';

const Form = styled('form')({ font: '1rem / 1.5 system-ui, sans-serif' });

const Label = styled('label')(`
  display: block;
  margin-block-end: 0.25rem;
  font-size: 0.875rem;
  font-weight: 600;
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

  &.${optionClasses.highlighted} {
    background-color: light-dark(#00786f, #46ecd5);
    color: light-dark(#fff, #022f2e);
  }
`);

const Send = styled('button')(`
  margin-block-start: 0.75rem;
  padding: 0.5rem 1rem;
  border: 0;
  border-radius: 0.5rem;
  background-color: light-dark(#00786f, #46ecd5);
  color: light-dark(#fff, #022f2e);
  font: 600 1rem / 1.5 system-ui, sans-serif;
  cursor: pointer;
`);

const Status = styled('p')({ minHeight: '1.5em', margin: '0.5rem 0 0' });

const meals = { soup: 'Vegetable soup', fish: 'Fish of the day', pasta: 'Pasta' };

export default function MealForm() {
  const id = useId();
  const [order, setOrder] = useState('');

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setOrder(`meal=${new FormData(event.currentTarget).get('meal')}`);
      }}
    >
      <Label htmlFor={id}>Meal</Label>
      <Select
        id={id}
        name="meal"
        defaultValue="pasta"
        renderValue={(option) => option?.label ?? meals.pasta}
        slots={{ root: Button, popup: Popup, listbox: List }}
        slotProps={{ listbox: { 'aria-label': 'Meal' } }}
      >
        {Object.entries(meals).map(([value, name]) => (
          <Option key={value} value={value}>
            {name}
          </Option>
        ))}
      </Select>
      <Send type="submit">Order</Send>
      <Status role="status">{order && `Sent: ${order}`}</Status>
    </Form>
  );
}

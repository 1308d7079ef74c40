import * as React from 'react';

export default function CountedSwitch() {
  const id = React.useId();
  const [count, setCount] = React.useState(0);
  return (
    <label htmlFor={id}>
      Switched {count} times
      <input id={id} type="checkbox" role="switch" onChange={() => setCount(count + 1)} />
    </label>
  );
}

import { useButton } from '@mui/base/useButton';
import { type ButtonHTMLAttributes, useState } from 'react';
import './styles.css';

function Key(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  const { active, getRootProps } = useButton({ disabled: props.disabled ?? false });

  return <button {...getRootProps({ ...props })} className="piano-keys-key" data-down={active} />;
}

export default function PianoKeys() {
  const [melody, setMelody] = useState('C E');

  return (
    <div className="piano-keys">
      <fieldset className="piano-keys-row">
        <legend className="piano-keys-name">Piano</legend>
        {['C', 'D', 'E', 'F', 'G'].map((note) => (
          <Key key={note} onClick={() => setMelody(`${melody} ${note}`.slice(-15))}>
            {note}
          </Key>
        ))}
      </fieldset>
      <p className="piano-keys-melody" role="status">
        Melody: {melody}
      </p>
    </div>
  );
}

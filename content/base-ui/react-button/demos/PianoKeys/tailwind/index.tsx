import { useButton } from '@mui/base/useButton';
import { type ButtonHTMLAttributes, useState } from 'react';

const keyStyle = `
  h-24 w-11 cursor-pointer rounded-b-lg border border-b-8 border-slate-500 bg-white pt-16
  font-semibold text-slate-900 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-50
  data-[down=true]:border-b data-[down=true]:bg-teal-100 dark:data-[down=true]:bg-teal-900
  focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-700
  dark:focus-visible:outline-teal-300
`;

function Key(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  const { active, getRootProps } = useButton({ disabled: props.disabled ?? false });

  return <button {...getRootProps({ ...props })} className={keyStyle} data-down={active} />;
}

export default function PianoKeys() {
  const [melody, setMelody] = useState('C E');

  return (
    <div className="font-[system-ui] text-base">
      <fieldset className="flex gap-1">
        <legend className="mb-1 font-semibold">Piano</legend>
        {['C', 'D', 'E', 'F', 'G'].map((note) => (
          <Key key={note} onClick={() => setMelody(`${melody} ${note}`.slice(-15))}>
            {note}
          </Key>
        ))}
      </fieldset>
      <p className="mt-3" role="status">
        Melody: {melody}
      </p>
    </div>
  );
}

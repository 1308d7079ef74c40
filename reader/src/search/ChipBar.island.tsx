import { type KeyboardEvent, useState } from 'react';
import { scrollByWheel } from './scrollByWheel.client.ts';

interface ChipBarProps {
  label: string;
  chips: readonly (readonly [id: string, name: string])[];
  pressed: readonly string[];
  onToggle: (id: string) => void;
}

/** A row of toggle buttons that narrow the search: one stop for Tab, walked by the arrow keys. */
export function ChipBar({ label, chips, pressed, onToggle }: ChipBarProps) {
  /** Where Tab stops: at the chip that had the focus last. */
  const [stop, setStop] = useState(0);

  function steer(event: KeyboardEvent<HTMLElement>) {
    const bar = event.currentTarget;
    const onward = getComputedStyle(bar).direction === 'rtl' ? -1 : 1;
    const places: Record<string, number> = {
      ArrowRight: stop + onward,
      ArrowLeft: stop - onward,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    if (place === undefined) return;

    event.preventDefault();
    [...bar.querySelectorAll('button')].at(place % chips.length)?.focus();
  }

  return (
    <div
      className="search-chips"
      role="toolbar"
      aria-label={label}
      ref={scrollByWheel}
      onKeyDown={steer}
    >
      {chips.map(([id, name], at) => (
        <button
          key={id}
          className="search-chip"
          type="button"
          aria-pressed={pressed.includes(id)}
          tabIndex={at === stop ? 0 : -1}
          onFocus={() => setStop(at)}
          onClick={() => onToggle(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

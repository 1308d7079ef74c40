import styles from './Icon.module.css';
import { type IconName, icons } from './icons.ts';

interface IconProps {
  name: IconName;
}

/** One drawing of the site's own family; it says nothing that the text beside it does not. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.root} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}

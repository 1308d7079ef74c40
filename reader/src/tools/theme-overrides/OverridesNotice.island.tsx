import { useEffect, useState } from 'react';
import {
  keepThemeOverrides,
  recallThemeOverrides,
  THEME_OVERRIDES,
  type ThemeOverrides,
} from '../../preferences/themeOverrides.client.ts';
import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { type Closable, createOverlay } from '../../ui/overlay.island.tsx';
import styles from './OverridesNotice.css?inline';

const COLORS = '/material-ui/customization/color/';
const DENSITY = '/material-ui/customization/density/';

adoptStyles(styles);

/** Says that the demos have the visitor's own theme, leads to the tool for it, and ends it. */
function OverridesNotice({ onClose }: Closable) {
  const [{ colors, density }] = useState(recallThemeOverrides);

  useEffect(() => {
    // It says what held when the page began; a tool that changes it says so better.
    addEventListener(THEME_OVERRIDES, onClose);
    return () => removeEventListener(THEME_OVERRIDES, onClose);
  }, [onClose]);
  return (
    <aside id="theme-overrides-notice" aria-label={texts.overridesNotice}>
      <p>
        {colors && (
          <>
            <Swatch color="primary" />
            <Swatch color="secondary" />
          </>
        )}
        {describe({ colors, density })}
      </p>
      <a href={colors ? COLORS : DENSITY}>{texts.triedChange}</a>
      <button
        type="button"
        onClick={() => keepThemeOverrides({ colors: undefined, density: undefined })}
      >
        {texts.triedStop}
      </button>
    </aside>
  );
}

/** A color as the variables of the theme have it, which is how a screen shows it. */
function Swatch({ color }: { color: 'primary' | 'secondary' }) {
  return <i style={{ background: `var(--mui-palette-${color}-main)` }} />;
}

/** At the end of the page's text, where it stays in view. */
export const overridesNotice = createOverlay(OverridesNotice, (host) =>
  document.querySelector('main')?.append(host),
);

function describe({ colors, density }: ThemeOverrides): string {
  if (colors && density) return texts.triedBoth;
  return colors ? texts.triedColors : texts.triedDensity;
}

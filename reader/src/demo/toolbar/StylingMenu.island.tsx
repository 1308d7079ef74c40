import { preferences } from '../../preferences/preferences.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as icons from '../../ui/Icon/icons.ts';
import { Menu } from '../../ui/Menu/Menu.island.tsx';
import type { PopupProps } from '../../ui/Popup/Popup.island.tsx';
import type { DemoStore } from '../DemoStore.client.ts';
import { useDemo } from '../useDemo.ts';
import { chooseForAll } from './chooseForAll.client.ts';
import { STYLING_NAMES } from './stylingNames.ts';

interface StylingMenuProps extends PopupProps {
  store: DemoStore;
}

/** The stylings a demo comes in: one choice for all demos of the site. */
export function StylingMenu({ store, ...popup }: StylingMenuProps) {
  const { stylings, variant } = useDemo(store);

  return (
    <Menu {...popup} className="demo-menu" aria-label={texts.codeStyling}>
      {stylings.map((styling) => (
        <button
          key={styling}
          className="demo-row"
          type="button"
          role="menuitemradio"
          aria-checked={styling === variant.styling}
          tabIndex={-1}
          onClick={() =>
            chooseForAll(store, preferences.codeStyling, styling, STYLING_NAMES[styling])
          }
        >
          <Icon path={icons.check} />
          {STYLING_NAMES[styling]}
        </button>
      ))}
      <p className="demo-hint">{texts.forAllDemos}</p>
    </Menu>
  );
}

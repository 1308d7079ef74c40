import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as icons from '../../ui/Icon/icons.ts';
import { Toolbar } from '../../ui/Toolbar/Toolbar.island.tsx';
import type { DemoStore } from '../DemoStore.client.ts';
import { useDemo } from '../useDemo.ts';
import { differsFromPage } from '../viewSettings.ts';
import { CodeSwitch } from './CodeSwitch.island.tsx';
import { LanguageSwitch } from './LanguageSwitch.island.tsx';
import { prepareInUse } from './loadInUse.client.ts';
import { PopupTool } from './PopupTool.island.tsx';
import { runAction } from './runAction.client.ts';
import { STYLING_NAMES } from './stylingNames.ts';
import { ToolButton } from './ToolButton.island.tsx';
import { TOOLS } from './tools.ts';

/** All tools of one demo, in the place that the page keeps for them. */
export function DemoToolbar({ store }: { store: DemoStore }) {
  const { stylings, note, confirmation } = useDemo(store);

  return (
    <Toolbar
      className="demo-tools"
      tools=".demo-tool"
      aria-label={formatText(texts.demoTools, { name: store.name })}
      onPointerEnter={prepareInUse}
      onFocusCapture={prepareInUse}
    >
      {stylings.length > 1 && <StylingTool store={store} />}
      <LanguageSwitch store={store} />
      <CodeSwitch store={store} />
      {note === '' && <Lacking store={store} />}
      <span className="demo-says" aria-live="polite">
        {confirmation?.text}
      </span>
      <span className="demo-gap" />
      {TOOLS.map((tool) => (
        <ToolButton
          key={tool.action}
          icon={tool.icon}
          label={tool.text}
          isDone={confirmation?.tool === tool.action}
          data-room={tool.room}
          onClick={() => runAction(store, tool.action)}
        />
      ))}
      <ViewTool store={store} />
      <PopupTool
        store={store}
        kind="menu"
        className="demo-tool demo-more"
        icon={icons.more}
        label={texts.moreTools}
        isDone={confirmation?.tool === 'more'}
        popup="MoreMenu"
      />
    </Toolbar>
  );
}

/** Says which styling is shown, and offers the others. */
function StylingTool({ store }: { store: DemoStore }) {
  const shown = STYLING_NAMES[useDemo(store).variant.styling];

  return (
    <PopupTool
      store={store}
      kind="menu"
      className="demo-tool demo-styling"
      icon={icons.drop}
      label={`${texts.codeStyling}: ${shown}`}
      title={texts.codeStyling}
      popup="StylingMenu"
    >
      <span className="demo-word">{shown}</span>
      <Icon path={icons.chevron} />
    </PopupTool>
  );
}

/** Shows whether the demo is looked at otherwise than its page, and offers to change that. */
function ViewTool({ store }: { store: DemoStore }) {
  const isDifferent = differsFromPage(useDemo(store).view);

  return (
    <PopupTool
      store={store}
      kind="dialog"
      icon={icons.view}
      label={texts.demoView}
      data-differs={isDifferent ? '' : undefined}
      aria-description={isDifferent ? texts.differsFromPage : undefined}
      popup="ViewPanel"
    />
  );
}

/** Why another styling is on screen than the visitor chose. */
function Lacking({ store }: { store: DemoStore }) {
  const { stylings, chosenStyling } = useDemo(store);
  if (stylings.includes(chosenStyling)) return null;

  const name = STYLING_NAMES[chosenStyling];
  return <span className="demo-lacks">{formatText(texts.notInStyling, { styling: name })}</span>;
}

import { areLettersOn, switchLetters } from '../../preferences/singleLetters.client.ts';
import { hasCommandKey } from '../../startup/platform.client.ts';
import { adoptStyles } from '../../styles/adoptStyles.client.ts';
import * as texts from '../../styles/generated/texts.ts';
import { Dialog } from '../../ui/Dialog/Dialog.island.tsx';
import { type Closable, createOverlay } from '../../ui/overlay.island.tsx';
import styles from './ShortcutsDialog.css?inline';
import type { Shortcut } from './shortcuts.client.ts';

const TITLE = 'shortcuts-title';

interface ShortcutsDialogProps {
  shortcuts: readonly Shortcut[];
}

adoptStyles(styles);

/** The list of all shortcuts, with the switch that turns the single letters off. */
function ShortcutsDialog({ shortcuts, onClose }: ShortcutsDialogProps & Closable) {
  return (
    <Dialog className="modal shortcuts" aria-labelledby={TITLE} onClose={onClose}>
      <form method="dialog" className="shortcuts-head">
        <h2 id={TITLE}>{texts.shortcuts}</h2>
        <button type="submit" className="modal-button">
          {texts.close}
        </button>
      </form>
      <dl>
        {shortcuts.map(({ key, words, chord }) => (
          <div key={key}>
            <dt>{words}</dt>
            <dd>
              {chord && (
                <>
                  <kbd>{chordName(chord)}</kbd>{' '}
                </>
              )}
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          defaultChecked={areLettersOn()}
          onChange={({ target }) => switchLetters(target.checked)}
        />
        {texts.singleKeys}
      </label>
    </Dialog>
  );
}

export const shortcutsDialog = createOverlay<ShortcutsDialogProps>(ShortcutsDialog);

function chordName(chord: string): string {
  return `${hasCommandKey() ? '⌘' : 'Ctrl'} ${chord.toUpperCase()}`;
}

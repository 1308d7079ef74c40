import * as texts from '../styles/generated/texts.ts';
import { formatText } from '../ui/formatText.ts';
import { forgetPage, forgetPages, type RecentPage } from './recentPages.client.ts';
import { forgetQuestions } from './recentQuestions.client.ts';

interface RemoversProps {
  pages: readonly RecentPage[];
  onRemoved: () => void;
}

function forgetAll(): void {
  forgetPages();
  forgetQuestions();
}

/** What removes remembered pages, beside their rows: no option of a list may have a button in it. */
export function Removers({ pages, onRemoved }: RemoversProps) {
  function remove(forget: () => void) {
    forget();
    onRemoved();
  }

  return (
    <div className="search-removers">
      {pages.length > 0 && (
        <button className="modal-button" type="button" onClick={() => remove(forgetAll)}>
          {texts.forgetPages}
        </button>
      )}
      {pages.map(({ address, title }) => (
        <button
          key={address}
          className="modal-button"
          type="button"
          aria-label={formatText(texts.forgetPage, { name: title })}
          onClick={() => remove(() => forgetPage(address))}
        >
          ×
        </button>
      ))}
    </div>
  );
}

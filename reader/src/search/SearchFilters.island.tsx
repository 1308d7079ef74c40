import * as texts from '../styles/generated/texts.ts';
import { ChipBar } from './ChipBar.island.tsx';
import type { Question } from './engine/question.ts';
import { kindNames } from './kindNames.ts';
import type { ProductName } from './messages.ts';
import { scrollByWheel } from './scrollByWheel.client.ts';

const KINDS = Object.entries(kindNames);

interface SearchFiltersProps {
  products: readonly ProductName[];
  question: Question;
  onToggle: (id: string) => void;
}

/** Which products and kinds there are, and among which is searched. */
export function SearchFilters({ products, question, onToggle }: SearchFiltersProps) {
  return (
    <div className="search-filters" ref={scrollByWheel}>
      <ChipBar
        label={texts.products}
        chips={products}
        pressed={question.products}
        onToggle={onToggle}
      />
      <ChipBar
        label={texts.searchKinds}
        chips={KINDS}
        pressed={question.kinds}
        onToggle={onToggle}
      />
    </div>
  );
}

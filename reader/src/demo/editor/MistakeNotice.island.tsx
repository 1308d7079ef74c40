import * as texts from '../../styles/generated/texts.ts';
import { formatText } from '../../ui/formatText.ts';
import type { ShownMistake } from '../demoState.ts';
import type { Mistake } from '../sandbox/messages.ts';

/** What is wrong with the code somebody edits, said below it. */
export function MistakeNotice({ mistake, isBehind }: ShownMistake) {
  const place = placeOf(mistake);

  return (
    <div className="edit-mistake" role="alert">
      {/* Compilers speak English, which on a page from right to left would be torn apart. */}
      <p dir="auto">
        {place && <strong>{place}: </strong>}
        {mistake.message}
      </p>
      {isBehind && <p>{texts.editKept}</p>}
    </div>
  );
}

function placeOf({ file, line }: Mistake): string | undefined {
  if (line === undefined) return file;

  const pattern = file ? texts.editPlace : texts.editLine;
  return formatText(pattern, { file: file ?? '', line });
}

import type { ReactNode } from 'react';
import * as texts from '../../../styles/generated/texts.ts';
import { formatText } from '../../../ui/formatText.ts';
import { useLocationSearch } from '../../../ui/useLocationSearch.ts';
import { Message } from '../ErrorCodes/Message.tsx';
import styles from './ErrorMessage.island.module.css';
import { numberIn, type Question, questionIn } from './question.ts';

export const placed = 'article';

interface ErrorMessageProps {
  codes: readonly ErrorCode[];
}

interface ErrorCode {
  number: number;
  message: string;
}

/** The message that the address of the page asks for, with the words in their places. */
export function ErrorMessage({ codes }: ErrorMessageProps) {
  // What the address asks for is known in the browser alone, and stays while the page does.
  const search = useLocationSearch();
  const question = search === undefined ? undefined : questionIn(search);
  const code = question && findCode(codes, question);

  return (
    <div
      className={`callout ${kindOf(question, code)}${styles.root}`}
      role="status"
      data-error-message=""
      // What follows may be shown: it has its place now.
      data-answered={search === undefined ? undefined : ''}
    >
      <p className="callout-title">{titleOf(question, code)}</p>
      <p>{answerTo(question, code)}</p>
    </div>
  );
}

function findCode(codes: readonly ErrorCode[], question: Question): ErrorCode | undefined {
  const asked = numberIn(question.code);
  return codes.find(({ number }) => String(number) === asked);
}

function kindOf(question: Question | undefined, code: ErrorCode | undefined): string {
  if (!question) return '';
  return code ? 'error ' : 'warning ';
}

function titleOf(question: Question | undefined, code: ErrorCode | undefined): ReactNode {
  if (!question) return texts.errorNoTitle;

  const title = formatText(texts.errorTitle, { code: question.code });
  return code ? <a href={`#code-${code.number}`}>{title}</a> : title;
}

// The words come from the address, which anybody can write: they are text and never elements.
function answerTo(question: Question | undefined, code: ErrorCode | undefined): ReactNode {
  if (!question) return texts.errorNotNamed;
  return code ? <Message text={code.message} words={question.words} /> : texts.errorUnknown;
}

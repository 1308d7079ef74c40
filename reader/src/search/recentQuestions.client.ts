// The questions whose answers a visitor followed, to ask them again.

import { keep, recall } from '../preferences/memory.client.ts';

const QUESTIONS = 'questions';

const KEPT = 4;

/** The questions asked last, the latest first. */
export function recentQuestions(): readonly string[] {
  return (recall(QUESTIONS) ?? '').split('\n').filter(Boolean).slice(0, KEPT);
}

/** Notes that a question led somewhere. */
export function rememberQuestion(typed: string): void {
  const asked = typed.trim().replaceAll('\n', ' ');
  const others = recentQuestions().filter((other) => other !== asked);
  if (asked) keep(QUESTIONS, [asked, ...others].slice(0, KEPT).join('\n'));
}

/** Forgets them all. */
export function forgetQuestions(): void {
  keep(QUESTIONS, null);
}

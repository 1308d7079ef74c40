import { type RefObject, useEffect } from 'react';
import { addressQuestion } from './questionAddress.client.ts';

/** In milliseconds: browsers count how often an address is changed. */
const REST = 300;

/** Keeps the question in the address while the dialog is open, and where a visitor leaves through it. */
export function useAddressedQuestion(typed: string, isLeaving: RefObject<boolean>): void {
  useEffect(() => {
    if (isLeaving.current) return undefined;
    const timer = setTimeout(() => addressQuestion(typed), REST);
    return () => clearTimeout(timer);
  }, [typed, isLeaving]);
}

import { useLayoutEffect, useRef } from 'react';
import * as texts from '../../styles/generated/texts.ts';
import {
  actionsFor,
  describeProduct,
  type ProductAction,
  type ProductStatus,
} from './describeProduct.ts';

interface ProductRowProps {
  status: ProductStatus;
  onAction: (action: ProductAction) => void;
}

const ACTIONS: readonly (readonly [ProductAction, string])[] = [
  ['keep', texts.offlineKeep],
  ['update', texts.offlineUpdate],
  ['remove', texts.offlineRemove],
  ['cancel', texts.offlineCancel],
];

/** One product that can be taken offline: how large it is, how far it has come, what can be done. */
export function ProductRow({ status, onAction }: ProductRowProps) {
  const { offer, isComing, progress } = status;
  const { name, address } = offer;
  const actions = actionsFor(status);
  const buttons = useRef<HTMLDivElement>(null);

  /** The button that has the focus: browsers take it from one that is hidden, and tell nobody. */
  const focused = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    // Who pressed a button that is gone goes on from the one in its place.
    if (focused.current?.hidden) {
      buttons.current?.querySelector<HTMLElement>(':not([hidden])')?.focus();
    }
  });
  return (
    <li className="keeping">
      <h3 className="keeping-name">
        <a href={address}>{name}</a>
      </h3>
      <p className="keeping-facts">{describeProduct(status)}</p>
      <progress
        className="keeping-bar"
        aria-label={name}
        hidden={!isComing}
        {...(progress?.state === 'running' && { max: progress.allBytes, value: progress.bytes })}
      />
      <div ref={buttons} className="keeping-acts">
        {ACTIONS.map(([action, text]) => (
          <button
            key={action}
            type="button"
            aria-label={`${text}: ${name}`}
            hidden={!actions.includes(action)}
            onFocus={({ currentTarget }) => {
              focused.current = currentTarget;
            }}
            onBlur={() => {
              focused.current = null;
            }}
            onClick={() => onAction(action)}
          >
            {text}
          </button>
        ))}
      </div>
    </li>
  );
}

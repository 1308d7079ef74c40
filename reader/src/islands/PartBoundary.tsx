import { Component, type ReactNode } from 'react';
import * as texts from '../theme/generated/texts.ts';

interface PartBoundaryProps {
  children: ReactNode;
  onLive?: (() => void) | undefined;
}

/** Keeps an error inside its part: the visitor reads what happened and may try again. */
export class PartBoundary extends Component<PartBoundaryProps, { failure: Error | null }> {
  override state = { failure: null };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override componentDidMount(): void {
    this.props.onLive?.();
  }

  override render(): ReactNode {
    if (!this.state.failure) return this.props.children;

    return (
      <p className="live-part-notice" role="alert">
        {texts.partStopped}{' '}
        <button type="button" onClick={() => this.setState({ failure: null })}>
          {texts.tryAgain}
        </button>
      </p>
    );
  }
}

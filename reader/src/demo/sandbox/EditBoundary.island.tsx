import { Component, type ReactNode } from 'react';
import * as texts from '../../styles/generated/texts.ts';

interface EditBoundaryProps {
  children: ReactNode;
}

/** Keeps what fails from taking the frame with it; what failed is said below the code. */
export class EditBoundary extends Component<EditBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;

    return (
      <p className="live-part-notice">
        {texts.partStopped}{' '}
        <button type="button" onClick={() => this.setState({ failed: false })}>
          {texts.tryAgain}
        </button>
      </p>
    );
  }
}

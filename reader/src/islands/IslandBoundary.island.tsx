import { Component, type ReactNode } from 'react';
import { IslandFailure } from './IslandFailure.island.tsx';

interface PartBoundaryProps {
  children: ReactNode;
  onLive?: (() => void) | undefined;
}

/** Keeps an error inside its part: the visitor reads what happened and may begin anew. */
export class IslandBoundary extends Component<PartBoundaryProps, { failure: Error | null }> {
  override state = { failure: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidMount(): void {
    this.props.onLive?.();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;

    return <IslandFailure failure={failure} onReset={this.#reset} />;
  }

  readonly #reset = (done: () => void): void => this.setState({ failure: null }, done);
}

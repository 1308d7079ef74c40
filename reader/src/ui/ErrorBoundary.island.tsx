import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What is shown instead of children that failed; `reset` renders them anew, then calls back. */
  fallback: (error: Error, reset: (done?: () => void) => void) => ReactNode;
  onError?: (error: Error) => void;
}

/** Keeps an error in what it contains from taking along what is around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: asError(thrown) };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onError?.(asError(thrown));
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.#reset) : this.props.children;
  }

  readonly #reset = (done?: () => void): void => this.setState({ error: null }, done);
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

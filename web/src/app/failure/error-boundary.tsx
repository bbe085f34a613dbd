import { Component, type ReactNode } from 'react';
import { UnexpectedError } from './unexpected-error.tsx';

interface State {
  failure: { error: unknown } | null;
}

/** Catches a render error in one part of the page, so that the other parts continue to work. */
export class ErrorBoundary extends Component<{ children: ReactNode; whole?: boolean }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <UnexpectedError error={failure.error} whole={this.props.whole} /> : this.props.children;
  }
}

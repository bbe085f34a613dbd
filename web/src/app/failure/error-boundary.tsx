import { Component, type ReactNode } from 'react';
import { UnexpectedError } from './unexpected-error.tsx';

/** Catches a render that failed, and only its own part of the page: what stands around it goes on working. */
export class ErrorBoundary extends Component<{ children: ReactNode; whole?: boolean }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <UnexpectedError whole={this.props.whole} /> : this.props.children;
  }
}

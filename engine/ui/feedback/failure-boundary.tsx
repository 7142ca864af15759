import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  readonly children: ReactNode;
  /** Replacement for a part that failed while it was being rendered; `again` renders that part anew. */
  readonly fallback: (again: () => void) => ReactNode;
  /** Called when a part has failed, with the error that it threw. */
  readonly onFailure?: (error: unknown) => void;
}

/** Error boundary around a part, so that the rest of the page stays. */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}

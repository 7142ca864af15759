import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  readonly children: ReactNode;
  /** Replacement for children that failed while they were being rendered; `again` renders them anew. */
  readonly fallback: (again: () => void) => ReactNode;
  /** Called when the children have failed, with the error that they threw. */
  readonly onFailure?: (error: unknown) => void;
}

/** Error boundary around a part of a page, so that the rest of the page stays. */
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

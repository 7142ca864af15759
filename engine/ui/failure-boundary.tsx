import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  readonly children: ReactNode;
  /** Stands in for what failed while it was being rendered; `again` renders it anew. */
  readonly fallback: (again: () => void) => ReactNode;
}

/** Holds a part that fails, so that the rest of the page stays. */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}

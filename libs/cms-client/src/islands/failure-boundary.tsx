import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** Called while the page still shows the failed content. */
  readonly onFailing: () => void;
  /** Called after React has removed the failed content. */
  readonly onFailed: (why: unknown) => void;
  readonly children: ReactNode;
}
interface FailureBoundaryState {
  readonly failure?: { readonly why: unknown };
}

/** Renders its children. If a child throws, it renders nothing. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  static getDerivedStateFromError = (why: unknown): FailureBoundaryState => ({ failure: { why } });
  override state: FailureBoundaryState = {};

  override getSnapshotBeforeUpdate(): null {
    if (this.state.failure) this.props.onFailing();
    return null;
  }
  override componentDidMount() {
    this.componentDidUpdate();
  }
  override componentDidUpdate() {
    if (this.state.failure) this.props.onFailed(this.state.failure.why);
  }
  override render() {
    return this.state.failure ? null : this.props.children;
  }
}

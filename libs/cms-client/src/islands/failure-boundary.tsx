import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** Called while the page still shows what has failed. */
  readonly onFailing: () => void;
  /** Called when nothing is left of it. */
  readonly onFailed: (why: unknown) => void;
  readonly children: ReactNode;
}
interface FailureBoundaryState {
  readonly failure?: { readonly why: unknown };
}

/** Draws nothing once what is in it has failed. */
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

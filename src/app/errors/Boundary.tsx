import { Component, type ReactNode } from 'react';
import { Hydrator } from '../hydration/Hydrator.tsx';
import { forgetFailures } from '../lazy/lazy-page.tsx';
import { ErrorPage } from './ErrorPage.tsx';

interface BoundaryProps {
  /** A change of the address tries again. */
  readonly at: string;
  /** Shown instead; the error page unless said otherwise. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

/** Shows the error page where a page did not load or broke. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  // Not fields: what defines them for older browsers is more code than the class.
  declare state: BoundaryState;

  constructor(props: BoundaryProps) {
    super(props);
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    forgetFailures();
  }

  override componentDidUpdate({ at }: BoundaryProps): void {
    if (this.state.hasFailed && at !== this.props.at) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    return (
      <>
        <ErrorPage />
        <Hydrator />
      </>
    );
  }
}

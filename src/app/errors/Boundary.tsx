import { Component, type ReactNode } from 'react';
import { Hydrator } from '../hydration/Hydrator.tsx';
import { clearFailures } from '../lazy/lazy-page.tsx';
import { ErrorPage } from './ErrorPage.tsx';

interface BoundaryProps {
  /**
   * The key of the current history entry. After an error, the boundary renders its children again when the
   * key changes.
   */
  readonly at: string;
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  // `declare` avoids a field initializer. For an initializer, the build for older browsers would add a helper
  // function that is larger than this class.
  declare state: BoundaryState;

  constructor(props: BoundaryProps) {
    super(props);
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    clearFailures();
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

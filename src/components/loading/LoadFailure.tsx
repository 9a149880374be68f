import { Icon } from '../Icon.tsx';
import { TryAgain, type TryAgainProps } from './TryAgain.tsx';
import './LoadFailure.css';

export interface LoadFailureProps extends Omit<TryAgainProps, 'isMain'> {
  /** What is not there, in a sentence. */
  readonly title: string;
  /** Why, and what else. */
  readonly reason: string;
}

/** What did not come and the one thing to do about it: calm, for it is nobody's fault and no debt. */
export function LoadFailure({ title, reason, ...retry }: LoadFailureProps) {
  return (
    <div className="load-failure">
      <Icon size={40}>
        <path d="M7 18.5a4.5 4.5 0 0 1-.6-9A6 6 0 0 1 17.8 9a4.8 4.8 0 0 1 .2 9.5M12 11.5v4M12 18.5v.01" />
      </Icon>
      <p>
        <strong>{title}</strong> <span>{reason}</span>
      </p>
      <TryAgain isMain {...retry} />
    </div>
  );
}

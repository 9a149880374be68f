import Alert from '@mui/material/Alert';
import { Icon } from '../Icon.tsx';
import { TryAgain, type TryAgainProps } from './TryAgain.tsx';
import './RetryNotice.css';

interface RetryNoticeProps extends Omit<TryAgainProps, 'isMain'> {
  /** What is not there, and why. */
  readonly message: string;
}

/** Something that failed and can be tried again: in words and a sign, not in red alone. */
export function RetryNotice({ message, ...retry }: RetryNoticeProps) {
  return (
    <Alert severity="error" className="retry-notice" icon={warningSign}>
      <p>{message}</p>
      <TryAgain isMain {...retry} />
    </Alert>
  );
}

const warningSign = (
  <Icon>
    <path d="M12 3.5 22 20.5H2zM12 10v5M12 17.75v.01" />
  </Icon>
);

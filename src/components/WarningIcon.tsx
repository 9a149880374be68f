import { Icon } from './Icon.tsx';

/** Beside words that say what is wrong: red alone tells not everybody. */
export function WarningIcon() {
  return (
    <Icon>
      <path d="M12 3.5 22 20.5H2zM12 10v5M12 17.75v.01" />
    </Icon>
  );
}

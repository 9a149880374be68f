import { Icon } from '../Icon.tsx';

/** All is paid. */
export const Tick = ({ size }: { size?: number }) => (
  <Icon {...(size === undefined ? {} : { size })}>
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.5l2.5 2.5L16 9.5" />
  </Icon>
);

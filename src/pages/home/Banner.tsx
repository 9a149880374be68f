import Alert from '@mui/material/Alert';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import './Banner.css';

interface BannerProps {
  readonly icon?: ReactNode;
  /** Whether to style the banner like the page's main button, because it opens the page's main action. */
  readonly isMain?: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

/** A message that opens a dialog when pressed. The whole banner is a button, so that it is easy to tap. */
export function Banner({ icon, isMain, onPress, children }: BannerProps) {
  return (
    <ButtonBase className={isMain ? 'banner banner-main' : 'banner'} aria-haspopup="dialog" onClick={onPress}>
      <Alert
        component="span"
        role="none"
        severity="success"
        icon={icon ? <Icon size={28}>{icon}</Icon> : false}
        action={<Chevron />}
      >
        {children}
      </Alert>
    </ButtonBase>
  );
}

/** An arrow at the end of a row or banner that can be pressed. */
export function Chevron() {
  return (
    <Icon className="chevron" size={20}>
      <path d="m9 5 7 7-7 7" />
    </Icon>
  );
}

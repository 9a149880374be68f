import Alert from '@mui/material/Alert';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import './Banner.css';

interface BannerProps {
  readonly icon?: ReactNode;
  readonly isMain?: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

/** Renders the whole banner as a button, so that it is easy to tap. */
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

export function Chevron() {
  return (
    <Icon className="chevron" size={20}>
      <path d="m9 5 7 7-7 7" />
    </Icon>
  );
}

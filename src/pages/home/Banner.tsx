import Alert from '@mui/material/Alert';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import './Banner.css';

interface BannerProps {
  readonly icon?: ReactNode;
  /** It leads to what the page is there for, and looks like its button. */
  readonly isMain?: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

/** A message that opens what it is about. The whole of it is the button, for thumbs. */
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

/** Says of a row or a banner that it can be pressed. */
export function Chevron() {
  return (
    <Icon className="chevron" size={20}>
      <path d="m9 5 7 7-7 7" />
    </Icon>
  );
}

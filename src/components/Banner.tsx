import Alert from '@mui/material/Alert';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Chevron } from './Chevron.tsx';
import { Icon } from './Icon.tsx';
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

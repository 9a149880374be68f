import Alert from '@mui/material/Alert';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Chevron } from './Chevron.tsx';
import { Icon } from './Icon.tsx';
import './Banner.css';

interface BannerProps {
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly children: string;
}

/** A message that opens what it is about. The whole of it is the button, for thumbs. */
export function Banner({ icon, onPress, children }: BannerProps) {
  return (
    <ButtonBase className="banner" aria-haspopup="dialog" onClick={onPress}>
      <Alert
        component="span"
        role="none"
        severity="success"
        icon={<Icon size={28}>{icon}</Icon>}
        action={<Chevron />}
      >
        {children}
      </Alert>
    </ButtonBase>
  );
}

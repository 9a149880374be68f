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
    <button type="button" className="banner" aria-haspopup="dialog" onClick={onPress}>
      <Icon className="banner-icon" size={28}>
        {icon}
      </Icon>
      <span>{children}</span>
      <Chevron />
    </button>
  );
}

import type { ReactNode } from 'react';
import { Chevron } from './Chevron.tsx';
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
      <svg className="banner-icon" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        {icon}
      </svg>
      <span>{children}</span>
      <Chevron />
    </button>
  );
}

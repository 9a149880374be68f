import { Icon } from './Icon.tsx';
import './Chevron.css';

/** Says of a row or a banner that it can be pressed. */
export function Chevron() {
  return (
    <Icon className="chevron" size={20}>
      <path d="m9 5 7 7-7 7" />
    </Icon>
  );
}

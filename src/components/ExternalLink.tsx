import { Icon } from './Icon.tsx';
import './ExternalLink.css';

export const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '');

export function ExternalLink({ url, children }: { readonly url: string; readonly children: string }) {
  return (
    <a className="external-link" href={url} target="_blank" rel="noopener noreferrer">
      <span>
        <span className="external-name">{children}</span>{' '}
        <span className="external-host quiet small">{hostOf(url)}</span>
        <span className="visually-hidden"> (opens in a new tab)</span>
      </span>
      <Icon size={20}>
        <path d="M8 16 18 6M9 6h9v9" />
      </Icon>
    </a>
  );
}

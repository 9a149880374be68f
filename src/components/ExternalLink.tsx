interface ExternalLinkProps {
  readonly url: string;
  readonly children: string;
}

/** A link to another site, which says before it is pressed where it leads and that it opens in a new tab. */
export function ExternalLink({ url, children }: ExternalLinkProps) {
  return (
    <a className="external-link" href={url} target="_blank" rel="noopener noreferrer">
      <span>{children}</span> <span className="external-host">{new URL(url).host.replace(/^www\./, '')}</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

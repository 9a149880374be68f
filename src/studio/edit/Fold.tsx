import { type ReactNode, useEffect, useRef } from 'react';

interface FoldProps {
  readonly summary: string;
  /** Whether the check finds a problem in the folded part. */
  readonly isWrongInside: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Shows a part that people can fold. A problem in it opens it, but its solution does not close it, because the field
 * with the focus is in it.
 */
export function Fold({ summary, isWrongInside, className, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWrongInside && details.current) details.current.open = true;
  }, [isWrongInside]);
  return (
    <details ref={details} className={className}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

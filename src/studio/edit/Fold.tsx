import { type ReactNode, useEffect, useRef } from 'react';

interface FoldProps {
  readonly summary: string;
  /** Whether the check finds a problem in the folded part. */
  readonly isWrongInside: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Shows a part that people can fold. It opens when there is a problem in it, and stays open when the problem
 * is solved, because the field with the focus may be in it.
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

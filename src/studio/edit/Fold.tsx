import { type ReactNode, useEffect, useRef } from 'react';

interface FoldProps {
  readonly summary: string;
  readonly isWrongInside: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Shows content that staff can fold away. The content unfolds when a problem appears in it. It stays unfolded
 * when the problem is solved, because the field with the focus may be inside.
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

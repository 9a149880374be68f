import { useEffect, useId, useRef } from 'react';

interface RefusalNoticeProps {
  /** What did not happen. */
  readonly title: string;
  /** Why, and what the student can do. */
  readonly reason: string;
}

/**
 * The server's no. It takes the focus, because the button that was pressed is far below it, and is read because of that:
 * no alert, which would be read once more. No heading either, as it stands above the page's own.
 */
export function RefusalNotice({ title, reason }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set holds fields
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      className="notice notice-error"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-reason`}
    >
      <p id={`${id}-title`}>
        <strong>{title}</strong>
      </p>
      <p id={`${id}-reason`}>{reason} Your answers are still here.</p>
    </div>
  );
}

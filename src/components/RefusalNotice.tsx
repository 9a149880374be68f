import { useEffect, useRef } from 'react';

interface RefusalNoticeProps {
  /** What did not happen. */
  readonly title: string;
  /** Why, and what the student can do. */
  readonly reason: string;
}

/** The server's no. It takes the focus, because the button that was pressed is far below it. */
export function RefusalNotice({ title, reason }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="notice notice-error">
      <h2>{title}</h2>
      <p>{reason} Your answers are still here.</p>
    </div>
  );
}

import './Drawing.css';

/** A picture in two colours, as the commands of two paths in a square of 96: what is filled, and the lines over it. */
export interface Drawn {
  readonly fill: string;
  readonly line: string;
}

interface DrawingProps {
  readonly of: Drawn;
  /** Pixels. */
  readonly size?: number;
}

/** A line drawing beside words that say the same: nobody misses anything without it. */
export function Drawing({ of: { fill, line }, size = 96 }: DrawingProps) {
  return (
    <svg
      className="drawing"
      viewBox="0 0 96 96"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path className="drawing-fill" d={fill} />
      <path d={line} />
    </svg>
  );
}

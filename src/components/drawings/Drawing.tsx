import './Drawing.css';

/**
 * SVG path data on a grid of 96 by 96: `fill` for the filled shapes, `line` for the lines drawn over them.
 */
export interface Drawn {
  readonly fill: string;
  readonly line: string;
}

export function Drawing({ of: { fill, line }, size = 96 }: { of: Drawn; size?: number }) {
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

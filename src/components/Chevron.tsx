import './Chevron.css';

/** Says of a row or a banner that it can be pressed. */
export function Chevron() {
  return (
    <svg className="chevron" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="m9 5 7 7-7 7" />
    </svg>
  );
}

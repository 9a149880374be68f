import './Tick.css';

/** Drawn beside words that say that something was sent. */
export function Tick() {
  return (
    <svg className="tick" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="29" />
      <path d="m19 33 9 10 17-21" />
    </svg>
  );
}

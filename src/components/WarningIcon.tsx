import './WarningIcon.css';

/** Beside words that say what is wrong: red alone tells not everybody. */
export function WarningIcon() {
  return (
    <svg className="warning-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M12 3.5 22 20.5H2zM12 10v5M12 17.75v.01" />
    </svg>
  );
}

export function Spinner() {
  return (
    <div className="spinner" role="status">
      <div className="spinner-ring" aria-hidden="true" />
      <p>Loading…</p>
    </div>
  );
}

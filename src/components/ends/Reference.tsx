import './Reference.css';

/**
 * What is read out on the telephone, large enough to be read from the screen meanwhile: in two groups for the eye, and
 * copied without a blank between them.
 */
export function Reference({ children }: { children: string }) {
  return (
    <>
      <span className="reference-label">reference </span>
      <strong className="reference">
        <span>{children.slice(0, 3)}</span>
        <span>{children.slice(3)}</span>
      </strong>
    </>
  );
}

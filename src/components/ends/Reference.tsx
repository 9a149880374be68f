import './Reference.css';

/** What is read out on the telephone, large enough to be read from the screen meanwhile. */
export function Reference({ children }: { children: string }) {
  return <strong className="reference">{children}</strong>;
}

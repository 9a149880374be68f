import { useRevalidator } from 'react-router-dom';

interface LoadProblemProps {
  /** What is not on the page: "your application". */
  readonly what: string;
  readonly reason: string;
}

/** In place of what a page could not load (decisions.md 23). */
export function LoadProblem({ what, reason }: LoadProblemProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="notice notice-error" role="alert">
      <p>
        We could not load {what}. {reason}
      </p>
      <button
        type="button"
        className="button button-plain"
        aria-disabled={state === 'loading'}
        onClick={() => void revalidate()}
      >
        Try again
      </button>
    </div>
  );
}

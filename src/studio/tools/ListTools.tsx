export function ListTools({ users }: { readonly users: readonly string[] }) {
  return (
    <p className="studio-help">
      {users.length === 0 ? 'No question uses this list.' : `Used by ${users.length}: ${users.join(', ')}.`}
    </p>
  );
}

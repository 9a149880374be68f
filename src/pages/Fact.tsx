/** A line of a list of facts, with words where there is nothing to say. */
export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || 'Not provided'}</dd>
    </div>
  );
}

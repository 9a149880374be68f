/** On paper only: who has seen the changes and agrees. */
export function Signature() {
  return (
    <section className="changes-signature" aria-label="Signature">
      <p>I have seen these changes and agree that they are sent.</p>
      <div>
        {['Name', 'Date', 'Signature'].map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
    </section>
  );
}

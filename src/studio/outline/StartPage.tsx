import { counted } from '../files/sentence.ts';
import { lenderFile } from '../lender/lender-parts.ts';
import { hrefOf } from '../outline.ts';
import { outlineNow } from '../store.ts';

export function StartPage() {
  return (
    <div className="studio-start">
      <h2>Change what students are asked</h2>
      <ol>
        <li>Choose a form, then a step or a question on the left.</li>
        <li>Change it on the right. The phone beside it follows every key.</li>
        <li>Read the check above the phone. Where it can solve a problem, it has a button.</li>
        <li>
          Open <a href={hrefOf({ kind: 'changes' })}>Changes</a>, look at everything once more, and press
          Send.
        </li>
      </ol>
      <p>Nothing reaches students before it is reviewed, and Undo takes back every step.</p>
      <h3>Forms</h3>
      <ul>
        {outlineNow().forms.map(({ id, title, steps }) => (
          <li key={id}>
            <a href={hrefOf({ kind: 'form', form: id })}>{title}</a>{' '}
            <span className="studio-help">{counted(steps.length, 'step')}</span>
          </li>
        ))}
      </ul>
      <h3>Also</h3>
      <ul>
        <li>
          <a href={hrefOf({ kind: 'file', file: lenderFile })}>The lender</a>: name, accounts, contacts,
          contract
        </li>
        <li>
          <a href={hrefOf({ kind: 'states' })}>All states</a>: every step of every form on a phone
        </li>
      </ul>
    </div>
  );
}

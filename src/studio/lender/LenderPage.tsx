import { useEffect, useMemo } from 'react';
import { isObject, type Json, textAt } from '../files/json.ts';
import { entryName, namesByCode } from '../files/name-of.ts';
import { Message } from '../notices/Message.tsx';
import { GoThere } from '../outline/GoThere.tsx';
import { hrefOf } from '../outline.ts';
import { jsonOf, useStudio } from '../store.ts';
import { type Lender, LenderPreview } from './LenderPreview.tsx';
import { lenderFile, lenderParts } from './lender-parts.ts';

/**
 * The last valid details of the lender. The phone preview keeps showing these while the current details have
 * a problem.
 */
let lastValid: Lender | undefined;

export function LenderPage({ part }: { readonly part: string | undefined }) {
  const { report } = useStudio();
  const [file, schools] = [jsonOf(lenderFile), jsonOf('options/school.json')];
  const lender = useMemo(() => withProduct(file), [file]);
  const universityNames = namesByCode(schools);
  const wrong = report?.notices.find(({ file, level }) => file === lenderFile && level === 'wrong');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a report about the details arrives
  useEffect(() => {
    if (report && !wrong) lastValid = lender;
  }, [report]);
  const shown = lender && !wrong ? lender : lastValid;
  if (part === undefined) return <LenderParts />;
  if (shown)
    return (
      // The area around the preview can be focused, so that staff can scroll it by keyboard. The preview
      // itself cannot be focused.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
      <section className="studio-stage" aria-label="Preview" tabIndex={0}>
        {wrong && (
          <p className="studio-help">
            The phone shows the last valid details, because this is to fix: <Message words={wrong.message} />{' '}
            <GoThere file={lenderFile} path={wrong.path} />
          </p>
        )}
        <LenderPreview {...{ lender: shown, part, universityNames }} />
      </section>
    );
  return <p className="studio-help">The check says what to fix before this can be shown.</p>;
}

/**
 * Replaces `{{product}}` by the product's name, as the build does. Returns undefined if the file is invalid.
 */
function withProduct(file: Json | undefined): Lender | undefined {
  if (!isObject(file)) return undefined;
  const name = textAt(file, ['product']) ?? '';
  return JSON.parse(JSON.stringify(file).replaceAll('{{product}}', name));
}

function LenderParts() {
  const whole = jsonOf(lenderFile);
  if (!isObject(whole)) return null;
  return (
    <nav className="studio-parts" aria-label="Sections of this page">
      <ul>
        {lenderParts.map(({ id, title, keys }) => (
          <li key={id}>
            <a href={hrefOf({ kind: 'file', file: lenderFile, part: id })}>{title}</a>
            <p className="studio-help">
              {keys
                .map((key) => summary(key, whole[key] ?? null))
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Summarises a value in one line: a list by the names of its entries, an object by its strings and numbers.
 * Leaves out entry names that are only numbers. Returns an empty string if nothing is left to show.
 */
function summary(key: string, value: Json): string {
  if (Array.isArray(value))
    return value
      .map((_entry, index) => entryName(jsonOf, lenderFile, [key, index]))
      .filter((name) => Number.isNaN(Number(name)))
      .join(', ');
  if (!isObject(value)) return String(value ?? '');
  return Object.values(value)
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .join(', ');
}

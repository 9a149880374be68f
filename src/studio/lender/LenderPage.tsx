import { at, fieldsOf, type Json, listOf, textAt } from '../files/json.ts';
import { jsonOf, type Studio } from '../store.ts';
import { LenderParts } from './LenderParts.tsx';
import { type Lender, LenderPreview } from './LenderPreview.tsx';
import { lenderFile } from './lender-parts.ts';

interface LenderPageProps {
  readonly report: Studio['report'];
  /** Undefined for the list of all sections. */
  readonly part: string | undefined;
}

/** What belongs to the lender: the list of its sections, or one of them as students see it. */
export function LenderPage({ report, part }: LenderPageProps) {
  if (part === undefined) return <LenderParts />;
  const isWrong = report?.notices.some(({ file, level }) => file === lenderFile && level === 'wrong');
  if (isWrong) return <p className="studio-help">The check says what to fix before this can be shown.</p>;
  return (
    <div className="studio-stage">
      <LenderPreview
        lender={withProduct(jsonOf(lenderFile))}
        part={part}
        universityNames={universityNames()}
      />
    </div>
  );
}

/** The product's name is filled in, as it is when the portal is built. */
function withProduct(file: Json | undefined): Lender {
  const name = textAt(file, ['product']) ?? '';
  return JSON.parse(JSON.stringify(file).replaceAll('{{product}}', name));
}

function universityNames(): ReadonlyMap<number, string> {
  const schools = listOf(at(jsonOf('options/school.json'), ['oneOf'])).map(fieldsOf);
  return new Map(schools.map(({ code, title }) => [Number(code), String(title)]));
}

import { at, fieldsOf, type Json, listOf, textAt } from '../files/json.ts';
import { jsonOf, type Studio } from '../store.ts';
import { LenderParts } from './LenderParts.tsx';
import { type Lender, LenderPreview } from './LenderPreview.tsx';
import { lenderFile } from './lender-parts.ts';

interface LenderPageProps {
  readonly report: Studio['report'];
  /** Undefined shows the list of all sections. */
  readonly part: string | undefined;
}

/** The list of the lender's sections, or a preview of one of them. */
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

/** Fills in the product's name, as the build does. */
function withProduct(file: Json | undefined): Lender {
  const name = textAt(file, ['product']) ?? '';
  return JSON.parse(JSON.stringify(file).replaceAll('{{product}}', name));
}

function universityNames(): ReadonlyMap<number, string> {
  const schools = listOf(at(jsonOf('options/school.json'), ['oneOf'])).map(fieldsOf);
  return new Map(schools.map(({ code, title }) => [Number(code), String(title)]));
}

import { type Path, readerOf } from '#studio/files/json.ts';
import { leadsInto } from '#studio/operations/conditions-without.ts';
import { namingsOf } from '#studio/operations/naming/namings.ts';
import { namingsWithout } from '#studio/operations/naming/without.ts';
import type { Action } from '#studio/protocol.ts';
import { askingSteps } from '../../schemas/source/field-sets.ts';
import type { Finding } from '../../schemas/source/finding.ts';
import { flowsOf } from '../../schemas/source/flows.ts';
import type { Source } from '../../schemas/source/source.ts';

/**
 * Returns a function that finds remedies for a reference to a question that was removed since the base
 * commit. That function returns undefined if the finding is about something else, or if the question may have
 * been renamed rather than removed.
 */
export function remediesForGone(
  before: Source,
  now: Source,
): (finding: Finding, path: Path) => Action[] | undefined {
  const [had, has] = [questionsOf(before), questionsOf(now)];
  const texts = new Map([...now.json, ...now.markdown].map(([file, { text }]) => [file, text]));
  const read = readerOf((file) => texts.get(file));
  return ({ file, message, edit }, path) => {
    const form = file.split('/')[0]!;
    const [then, today] = [had.get(form) ?? [], has.get(form) ?? []];
    // Questions in an unreadable file are missing from `today`, although nobody removed them, so no remedy is
    // suggested.
    if ([...now.unreadable].some((each) => each.startsWith(`${form}/`))) return undefined;
    const nearest = today.find((name) => edit?.text === JSON.stringify(name));
    if (nearest !== undefined && !then.includes(nearest)) return undefined;
    const isTold = (name: string) => message.includes(`"${name}"`) || message.includes(`{{${name}`);
    const name = then.find((each) => !today.includes(each) && isTold(each));
    if (name === undefined) return undefined;
    if (message.includes(`{{${name}`)) return [{ words: sayElse }];
    const changes = namingsWithout(read, form, name, { file, path });
    if (changes.length > 0) return [{ words: wordsFor(path), changes }];
    const isNamed = namingsOf(read, texts, form, name).some((each) =>
      leadsInto({ file, path }, each.file, each.path),
    );
    return isNamed || nearest !== undefined ? [{ words: sayElse }] : undefined;
  };
}

const sayElse = 'Its question was removed: reword this, or undo the removal.';

const wordsFor = (path: Path): string =>
  path.some((key) => key === 'if' || key === 'when' || key === 'then' || key === 'else')
    ? 'Remove the condition'
    : 'Remove this use of the question';

const questionsOf = (source: Source): ReadonlyMap<string, readonly string[]> =>
  new Map(flowsOf(source).map((flow) => [flow.id, askingSteps(flow).flatMap(({ names }) => names)]));

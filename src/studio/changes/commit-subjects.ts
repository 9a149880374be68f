import { fieldsOf } from '../files/json.ts';
import { optionsIn } from '../operations/conditions/subjects.ts';
import { type FormEntry, formIn, type Thing } from '../outline.ts';
import type { Change, Part } from './grouped.ts';
import type { Side, Sides } from './sides.ts';

/**
 * Holds the parts of a subject line for a commit message. In "Reword the question First name", the verb is
 * `Reword`, the kind is `question` and the name is `First name`.
 */
export interface CommitSubject {
  readonly verb: 'Add' | 'Remove' | 'Reword' | 'Change' | 'Offer';
  readonly kind: 'question' | 'step' | 'form' | 'list' | 'setting';
  readonly name: string;
  /** Names the form, the list or the lender's details to which the changed item belongs. */
  readonly of: string;
}

export function commitSubjectsOf(parts: readonly Part[], sides: Sides): readonly CommitSubject[] {
  const subjects = parts.flatMap((part) =>
    part.places.flatMap(({ changes }) => changes.flatMap((change) => subjectsIn(change, part, sides))),
  );
  const known = new Map(subjects.map((subject) => [JSON.stringify(subject), subject]));
  return [...known.values()];
}

function subjectsIn(change: Change, part: Part, sides: Sides): CommitSubject[] {
  const { selection, title, notices, differences } = change;
  const isReworded = differences.length > 0 && notices.every(({ level }) => level === 'safe');
  const changed = isReworded ? 'Reword' : 'Change';
  const [then, now] = [sides.before, sides.now].map((side) => formOf(side, selection));
  switch (selection.kind) {
    case 'question': {
      const [wasAsked, is] = [then, now].map((form) => isAsked(form, selection.question));
      const verb = !wasAsked ? 'Add' : is ? changed : 'Remove';
      return [{ verb, kind: 'question', name: title, of: part.title }];
    }
    case 'step': {
      const { step } = selection;
      const inForm = { of: part.title };
      if (!then?.steps.some(({ id }) => id === step))
        return [{ verb: 'Add', kind: 'step', name: title, ...inForm }];
      const gone = then.steps
        .find(({ id }) => id === step)!
        .questions.filter(({ name }) => !isAsked(now, name));
      const removed = gone.map((each) => ({
        ...{ verb: 'Remove' as const, kind: 'question' as const, name: each.title, ...inForm },
      }));
      return removed.length > 0 ? removed : [{ verb: changed, kind: 'step', name: title, ...inForm }];
    }
    case 'form': {
      const verb = !then ? 'Add' : now ? changed : 'Remove';
      const gone = then?.steps.filter(({ id }) => now && !now.steps.some((each) => each.id === id)) ?? [];
      if (gone.length > 0)
        return gone.map((each) => ({ verb: 'Remove', kind: 'step', name: each.title, of: part.title }));
      return [{ verb, kind: 'form', name: part.title, of: part.title }];
    }
    case 'file':
      return ofFile(selection.file, change, part, sides);
  }
}

function ofFile(
  file: string,
  { title, notices }: Change,
  part: Part,
  { before, now }: Sides,
): CommitSubject[] {
  if (file.startsWith('options/')) {
    const [was, is] = [before, now].map(({ read }) =>
      optionsIn(fieldsOf(read(file))).map(({ title }) => title),
    );
    const added = is!.filter((each) => !was!.includes(each));
    const isMore = added.length > 0 && was!.every((each) => is!.includes(each));
    return isMore
      ? added.map((name) => ({ verb: 'Offer', kind: 'list', name, of: `the list ${title}` }))
      : [{ verb: 'Change', kind: 'list', name: title, of: `the list ${title}` }];
  }
  if (formOf(now, { form: file.split('/')[0]! }))
    return [{ verb: 'Change', kind: 'form', name: part.title, of: part.title }];
  return notices.map(({ path: [key] }) => ({
    ...{ verb: 'Change', kind: 'setting', name: plain(key ?? title), of: ofLender },
  }));
}

const formOf = ({ outline }: Side, selection: Thing | { readonly form: string }): FormEntry | undefined =>
  'form' in selection ? formIn(outline, selection.form) : undefined;

const isAsked = (form: FormEntry | undefined, question: string) =>
  form?.steps.some(({ questions }) => questions.some(({ name }) => name === question)) ?? false;

const ofLender = 'the lender’s details';

/** Turns `supportPhone` into `support phone`. */
const plain = (key: string | number): string =>
  String(key)
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start}`)
    .toLowerCase();

import { type Read, textAt } from './files/json.ts';
import { lenderPart } from './lender/lender-parts.ts';
import { entryOf, formIn, type Outline, type QuestionSelection, type Thing } from './outline.ts';

export interface Head {
  readonly title: string;
  readonly kind: string;
  readonly within?: { readonly title: string; readonly selection: Thing };
}

const stepKinds: Readonly<Record<string, string>> = {
  form: 'Step with questions',
  content: 'Step with text',
  review: 'Review of all answers',
  quiz: 'Quiz',
  end: 'Last page',
};

export function headOf(selection: Thing, outline: Outline, read: Read): Head {
  const part = 'part' in selection ? lenderPart(selection.part) : undefined;
  if (selection.kind === 'file' && part) {
    const whole = { ...selection, part: undefined };
    return {
      title: part.title,
      kind: 'Section',
      within: { title: headOf(whole, outline, read).title, selection: whole },
    };
  }
  if (selection.kind === 'file') return headOfFile(selection.file, outline, read);
  const form = formIn(outline, selection.form);
  const formTitle = form?.title ?? selection.form;
  if (!('step' in selection)) return { title: formTitle, kind: 'Form' };
  const step = form?.steps.find(({ id }) => id === selection.step);
  const stepTitle = step?.title ?? selection.step;
  if (selection.kind === 'step')
    return {
      title: stepTitle,
      kind: stepKinds[step?.kind ?? ''] ?? 'Step',
      within: { title: formTitle, selection: { kind: 'form', form: selection.form } },
    };
  const titleOf = (shown: QuestionSelection) => entryOf(outline, shown)?.title;
  const { inner = [], ...outer } = selection;
  const title = titleOf(selection) ?? inner.at(-1) ?? selection.question;
  if (inner.length === 0)
    return { title, kind: 'Question', within: { title: stepTitle, selection: { ...outer, kind: 'step' } } };
  const around: QuestionSelection = inner.length > 1 ? { ...outer, inner: inner.slice(0, -1) } : outer;
  return {
    title,
    kind: 'Question',
    within: { title: titleOf(around) ?? selection.question, selection: around },
  };
}

function headOfFile(file: string, outline: Outline, read: Read): Head {
  const entry = [...outline.lists, ...outline.others].find((each) => each.file === file);
  const [, folder, name] = /^([^/]+)\/(.+)$/.exec(file) ?? [];
  const form = folder === undefined ? undefined : formIn(outline, folder);
  const within = form && { title: form.title, selection: { kind: 'form', form: form.id } as const };
  const kind = file.startsWith('options/') ? 'List of options' : (kindInForm(name) ?? 'Details');
  return {
    title: entry?.title ?? textAt(read(file), ['title']) ?? name ?? file,
    kind,
    ...(within && { within }),
  };
}

/** Describes a sample or the migrations of a form for staff. Returns undefined for the form's other files. */
export function kindInForm(name = ''): string | undefined {
  if (name.startsWith('samples/')) return 'Example answers';
  return name === 'migrations.json' ? 'Answers carried over from earlier versions' : undefined;
}

import { lenderPart } from '../lender/lender-parts.ts';
import { wordsFile } from '../operations/files.ts';
import { entryOf, formIn, keyOf, selectionAt, stepIn, type Thing, usersOf } from '../outline.ts';
import type { Notice } from '../protocol.ts';
import { type Difference, differencesAt } from './differences.ts';
import type { Side, Sides } from './sides.ts';

export interface Change {
  readonly key: string;
  readonly title: string;
  readonly notices: readonly Notice[];
  readonly differences: readonly Difference[];
  readonly selection: Thing;
}

export interface StepRef {
  readonly form: string;
  readonly step: string;
}

export interface Place {
  readonly key: string;
  readonly title: string;
  readonly changes: readonly Change[];
  readonly seenOn: readonly StepRef[];
  /**
   * Says which steps of `seenOn` have pictures: `each` step, only the `first` step that looks different, or
   * `none`, because other pictures on the page already show the changes.
   */
  readonly shows: 'each' | 'first' | 'none';
  readonly usedIn?: readonly string[];
}

export interface Part {
  readonly key: string;
  readonly title: string;
  readonly places: readonly Place[];
}

/**
 * Groups the notices by part (such as a form) and by place in the part (such as a step). Forms and their
 * steps are in the order in which students reach them.
 */
export function partsOf(notices: readonly Notice[], sides: Sides): readonly Part[] {
  const verdicts = notices.filter(({ level }) => level !== 'wrong');
  const homes = Map.groupBy(verdicts, ({ file }) => homeOf(file, sides));
  const { before, now } = sides;
  const changed = new Set(verdicts.map((each) => stepKey(each, sides)));
  const gone = before.outline.forms.filter(({ id }) => !formIn(now.outline, id));
  const forms = [...now.outline.forms, ...gone].map(({ id, title }) => ({ key: id, title }));
  return [
    ...forms,
    { key: listsPart, title: 'Lists' },
    { key: blocksPart, title: 'Shared questions' },
    { key: otherPart, title: 'What belongs to the lender' },
  ].flatMap((part): Part[] => {
    const own = homes.get(part.key);
    return own ? [{ ...part, places: placesOf(part.key, own, sides, changed) }] : [];
  });
}

const listsPart = 'options/';
const blocksPart = 'blocks/';
const otherPart = '';

function homeOf(file: string, { before, now }: Sides): string {
  if (file.startsWith(listsPart)) return listsPart;
  if (file.startsWith(blocksPart)) return blocksPart;
  const folder = file.split('/')[0]!;
  return formIn(now.outline, folder) || formIn(before.outline, folder) ? folder : otherPart;
}

function placesOf(
  part: string,
  notices: readonly Notice[],
  sides: Sides,
  changed: ReadonlySet<string>,
): Place[] {
  const { before, now } = sides;
  if (part === listsPart || part === blocksPart)
    return [...Map.groupBy(notices, ({ file }) => stemOf(file))].map(([stem, own]) => {
      const seenOn = stepsUsing(own[0]!.file, now);
      // If a step that uses the list or block has changes of its own, the section of its form already has
      // pictures of it.
      const isShown = seenOn.some(({ form, step }) => changed.has(`${form}/${step}`));
      return {
        ...{ key: stem, title: titleOf(own[0]!.file, now), changes: changesOf(own, sides) },
        ...{ seenOn, shows: isShown ? 'none' : 'first' },
        usedIn: seenOn.map(({ form, step }) =>
          [formIn(now.outline, form)!.title, stepTitle(form, step, sides)].join(', '),
        ),
      };
    });
  if (part === otherPart)
    return [
      {
        ...{ key: 'lender', title: '', changes: changesOf(notices, sides) },
        ...{ seenOn: naming(notices, sides), shows: 'first' as const },
      },
    ];
  const steps = Map.groupBy(notices, (each) => stepOf(each, part, sides) ?? '');
  const form = formIn(now.outline, part) ?? formIn(before.outline, part)!;
  const all = form.steps.map(({ id }) => ({ form: part, step: id }));
  const isNew = !formIn(before.outline, part);
  const order = ['', ...form.steps.map(({ id }) => id)];
  return order.flatMap((step): Place[] => {
    const own = steps.get(step);
    if (!own) return [];
    const changes = changesOf(own, sides);
    if (step !== '')
      return [
        {
          ...{ key: `${part}/${step}`, title: stepTitle(part, step, sides) },
          ...{ changes, seenOn: [{ form: part, step }], shows: 'each' },
        },
      ];
    const isSeen = isNew || changes.some(({ differences }) => differences.length > 0);
    return [
      {
        ...{ key: part, title: 'The form as a whole', changes },
        ...{ seenOn: isSeen ? all : [], shows: isNew ? 'each' : 'first' },
      },
    ];
  });
}

/** Returns the path without the ending: `blocks/address.ui.json` becomes `blocks/address`. */
const stemOf = (file: string) => file.replace(/(\.(schema|ui))?\.json$/, '');

function stepOf({ file, path }: Notice, form: string, { now }: Sides): string | undefined {
  const page = /^[^/]+\/content\/(.+)\.md$/.exec(file)?.[1];
  if (page !== undefined && stepIn(now.outline, form, page)) return page;
  const selection = selectionAt(file, path, now.read);
  return 'step' in selection && stepIn(now.outline, form, selection.step) ? selection.step : undefined;
}

const stepKey = (notice: Notice, sides: Sides) => {
  const form = notice.file.split('/')[0]!;
  return `${form}/${stepOf(notice, form, sides) ?? ''}`;
};

const stepTitle = (form: string, step: string, { before, now }: Sides) =>
  (stepIn(now.outline, form, step) ?? stepIn(before.outline, form, step))?.title ?? step;

const titleOf = (file: string, { outline }: Side) =>
  [...outline.lists, ...outline.others].find((each) => each.file === file)?.title ?? file;

function stepsUsing(file: string, { outline, read }: Side): StepRef[] {
  const steps = usersOf(file, outline, read).map(({ form, step }) => ({ form, step }));
  return [...new Map(steps.map((each) => [keyOf({ kind: 'step', ...each }), each])).values()];
}

/**
 * Returns the steps whose texts contain a changed detail of the lender, such as `{{whatsapp}}`. Every step
 * shows the product's name and colour, so if only these have changed, the first step stands for all.
 */
function naming(notices: readonly Notice[], { now: { outline, texts } }: Sides): StepRef[] {
  const names = notices.map(({ path }) => path.filter((key) => key !== 'value').join('.')).filter(Boolean);
  const isNamed = (text = '') =>
    [...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].some(([, name = '']) =>
      names.some((changed) => name === changed || name.startsWith(`${changed}.`)),
    );
  const steps = outline.forms.flatMap(({ id: form, steps: own }) =>
    own.map(({ id: step }) => ({ form, step })),
  );
  const naming = steps.filter(({ form, step }) =>
    [`${form}/content/${step}.md`, wordsFile(form, step)].some((file) => isNamed(texts.get(file))),
  );
  const isOnAll = names.some((name) => name === 'brandColour' || name === 'product');
  return naming.length > 0 ? naming : isOnAll ? steps.slice(0, 1) : [];
}

function changesOf(notices: readonly Notice[], sides: Sides): Change[] {
  const told = new Set<string>();
  const byKey = Map.groupBy(notices, (each) => keyOf(thingOf(each, sides)));
  return [...byKey].map(([key, own]) => {
    const selection = thingOf(own[0]!, sides);
    const differences = own
      .flatMap(({ file, path }) => differencesAt(sides, file, path))
      .filter(({ key: each }) => !told.has(each) && told.add(each));
    return { key, title: nameOf(selection, sides), notices: own, selection, differences };
  });
}

function thingOf({ file, path, answers = [] }: Notice, { before, now }: Sides): Thing {
  const selection = selectionAt(file, path, now.read);
  if (selection.kind !== 'step') return selection;
  const { form, step } = selection;
  const has = (side: Side, question: string) =>
    stepIn(side.outline, form, step)?.questions.some(({ name }) => name === question) ?? false;
  const removed = answers.find(({ question }) => has(before, question) && !has(now, question));
  return removed ? { kind: 'question', form, step, question: removed.question } : selection;
}

function nameOf(selection: Thing, sides: Sides): string {
  const { now } = sides;
  switch (selection.kind) {
    case 'file':
      return lenderPart(selection.part)?.title ?? titleOf(selection.file, now);
    case 'form':
      return formIn(now.outline, selection.form)?.title ?? selection.form;
    case 'step':
      return stepTitle(selection.form, selection.step, sides);
    case 'question': {
      const [asked, wasAsked] = [now, sides.before].map(({ outline }) => entryOf(outline, selection));
      return (asked ?? wasAsked)?.title ?? selection.question;
    }
  }
}

import type { Path } from '../files/json.ts';
import { lenderFile } from '../lender/lender-parts.ts';
import type { FileChange } from '../protocol.ts';
import { fieldsOf, flowFile, folderFor, listOf, newFile, type Operation, type Read } from './files.ts';
import { emptyStep } from './steps.ts';

/**
 * Creates a form that has one step with one question, and an end page. The form has its own address, at which
 * students can open and send it.
 */
export function newForm(files: Iterable<string>, title: string): Operation {
  const form = folderFor(title, foldersIn(files));
  const end = `/${form}-sent`;
  const flow = {
    $schema: '../meta/flow.schema.json',
    ...{ id: form, version: 1, title, noun: title.toLowerCase() },
    ...{ access: 'student', header: title, back: '/resources', draft: { days: 7 } },
    steps: [
      { id: 'questions', path: `/${form}`, title, previous: 'Back', submit: 'Send' },
      { id: 'sent', kind: 'end', path: end, title: 'Thank you' },
    ],
    submit: { who: 'student', wait: 'accepted', go: end, refused: 'Your answers were not sent.' },
  };
  return {
    label: `New form "${title}"`,
    changes: [newFile(flowFile(form), flow), ...emptyStep(form, 'questions')],
    opens: form,
  };
}

/**
 * Copies a form under a new name and new addresses. Copies the samples too, but not the migrations, because
 * nobody has answered the new form yet.
 */
export function copyForm(
  read: Read,
  texts: ReadonlyMap<string, string>,
  from: string,
  title: string,
): Operation {
  const form = folderFor(title, foldersIn(texts.keys()));
  const flow = fieldsOf(read(flowFile(from)));
  const address = (path: string) =>
    `/${form}${path
      .replace(`/${from}`, '/')
      .replace(/^\/(?=.)/, '-')
      .replace(/\/$/, '')}`;
  const addresses = new Set(addressesIn(flow));
  const flowText = texts
    .get(flowFile(from))!
    .replaceAll(/"(\/[^"]*)"/g, (whole, path) =>
      addresses.has(path) ? JSON.stringify(address(path)) : whole,
    );
  const own = [...texts].filter(
    ([file]) => file.startsWith(`${from}/`) && !file.endsWith('/migrations.json'),
  );
  return {
    label: `New form "${title}", from "${String(flow.title)}"`,
    changes: [
      ...own.map(
        ([file, text]): FileChange => ({
          file: `${form}/${file.slice(from.length + 1)}`,
          do: 'write',
          text: file === flowFile(from) ? flowText : text,
        }),
      ),
      { file: flowFile(form), do: 'set', path: ['id'], value: form },
      { file: flowFile(form), do: 'set', path: ['title'], value: title },
      { file: flowFile(form), do: 'set', path: ['version'], value: 1 },
    ],
    opens: form,
  };
}

export interface WaysTo {
  readonly address: string;
  /** The buttons of the Resource Hub that lead to the form, with their paths in the lender's file. */
  readonly buttons: readonly { readonly text: string; readonly card: string; readonly path: Path }[];
}

/**
 * Says how students find a stand-alone form, such as a survey. Returns undefined for other forms, because the
 * portal itself leads to them.
 */
export function waysTo(read: Read, form: string): WaysTo | undefined {
  const flow = fieldsOf(read(flowFile(form)));
  const [address] = addressesIn(flow);
  const { who } = fieldsOf(flow.submit);
  if ((who !== 'student' && who !== 'anyone') || address === undefined) return undefined;
  const cards = listOf(fieldsOf(read(lenderFile)).resources).map(fieldsOf);
  const buttons = cards.flatMap(({ title, buttons }, card) =>
    listOf(buttons)
      .map(fieldsOf)
      .flatMap(({ text, path }, index) =>
        path === address
          ? [{ text: String(text), card: String(title), path: ['resources', card, 'buttons', index] }]
          : [],
      ),
  );
  return { address, buttons };
}

function addressesIn(flow: object): string[] {
  const { steps = [], path } = flow as { steps?: readonly { path?: string }[]; path?: string };
  return [path, ...steps.map((step) => step.path)].filter((each) => each !== undefined);
}

const foldersIn = (files: Iterable<string>) => [
  ...new Set([...files].flatMap((file) => (file.includes('/') ? [file.split('/')[0]!] : []))),
];

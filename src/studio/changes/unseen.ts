import { textAt } from '../files/json.ts';
import { flowFile, rulesFile, wordsFile } from '../operations/files.ts';
import { type FileEntry, type FormEntry, formIn } from '../outline.ts';
import type { Notice } from '../protocol.ts';
import type { Side, Sides } from './sides.ts';

/** Names the changed files that no notice covers, which means that students see no difference in them. */
export function unseenFiles(notices: readonly Notice[], sides: Sides): readonly string[] {
  const { before, now, differing } = sides;
  const folders = new Set(notices.map(({ file }) => folderOf(file)));
  const told = new Set(notices.map(({ file }) => file));
  const isKept = (form: string) => formIn(before.outline, form) && formIn(now.outline, form);
  const isCovered = (file: string) => {
    const folder = folderOf(file);
    const form = formOf(file, sides);
    return told.has(file) || (folders.has(folder) && (isRules(file) || (form && !isKept(form.id))));
  };
  return [...new Set(differing.filter((file) => !isCovered(file)).map((file) => nameOfFile(file, sides)))];
}

const folderOf = (file: string) => file.split('/')[0]!;

/**
 * Returns whether the file has rules, texts or steps of a form. If the form has notices, they already cover
 * this file.
 */
const isRules = (file: string) => /\.(schema|ui)\.json$|\/flow\.json$/.test(file);

const formOf = (file: string, { before, now }: Sides): FormEntry | undefined =>
  formIn(now.outline, folderOf(file)) ?? formIn(before.outline, folderOf(file));

function nameOfFile(file: string, sides: Sides): string {
  const form = formOf(file, sides);
  const side = sides.now.texts.has(file) ? sides.now : sides.before;
  if (form) return `${nameInForm(file, form, side)} of “${form.title}”`;
  const titleIn = (entries: readonly FileEntry[]) => entries.find((each) => each.file === file)?.title;
  const list = titleIn(side.outline.lists);
  const picture = /([^/]+\.(?:png|jpe?g|webp|svg))$/i.exec(file)?.[1];
  return list ? `List “${list}”` : picture ? `Picture ${picture}` : (titleIn(side.outline.others) ?? file);
}

function nameInForm(file: string, form: FormEntry, { read }: Side): string {
  const own = file.slice(form.id.length + 1);
  if (own.startsWith('samples/')) {
    const title = textAt(read(file), ['title']);
    return title ? `Example answers “${title}”` : 'Example answers';
  }
  if (own === 'migrations.json') return 'Answers carried over from earlier versions';
  if (file === flowFile(form.id)) return 'Settings';
  for (const { id, title, kind } of form.steps) {
    if (own === `content/${id}.md`) return kind === 'end' ? 'End page' : `Text of the step “${title}”`;
    if (file === wordsFile(form.id, id)) return `Words of the step “${title}”`;
    if (file === rulesFile(form.id, id)) return `Rules of the step “${title}”`;
  }
  return own;
}

import { textAt } from '../files/json.ts';
import { kindInForm } from '../head.ts';
import { flowFile, rulesFile, wordsFile } from '../operations/files.ts';
import { type FileEntry, type FormEntry, formIn } from '../outline.ts';
import type { Notice } from '../protocol.ts';
import type { Side, Sides } from './sides.ts';

/** Names the changed files that no notice covers. Students will not notice these changes. */
export function unseenFiles(notices: readonly Notice[], sides: Sides): readonly string[] {
  const { before, now, differing } = sides;
  const folders = new Set(notices.map(({ file }) => folderOf(file)));
  const told = new Set(notices.map(({ file }) => file));
  const isForm = (side: Side, folder: string) => formIn(side.outline, folder) !== undefined;
  const isCovered = (file: string) => {
    const folder = folderOf(file);
    const isAddedOrRemoved =
      isForm(before, folder) !== isForm(now, folder) ||
      (isText(file) && before.texts.has(file) !== now.texts.has(file));
    return told.has(file) || (folders.has(folder) && (isRules(file) || isAddedOrRemoved));
  };
  return [...new Set(differing.filter((file) => !isCovered(file)).map((file) => nameOfFile(file, sides)))];
}

const folderOf = (file: string) => file.split('/')[0]!;

/**
 * Returns whether a file contains rules, texts or steps of a form. Any notice about the form also covers such
 * a file.
 */
const isRules = (file: string) => /\.(schema|ui)\.json$|\/flow\.json$/.test(file);

/**
 * Returns whether a file is the text of a step. If the file was added or removed, any notice about the form
 * also covers it.
 */
const isText = (file: string) => /\/content\/[^/]+\.md$/.test(file);

function nameOfFile(file: string, { before, now }: Sides): string {
  const side = now.texts.has(file) ? now : before;
  const [form] = [now, before].flatMap(({ outline }) => formIn(outline, folderOf(file)) ?? []);
  if (form) return `${nameInForm(file, form, side)} of “${form.title}”`;
  const titleIn = (entries: readonly FileEntry[]) => entries.find((each) => each.file === file)?.title;
  const list = titleIn(side.outline.lists);
  const picture = /([^/]+\.(?:png|jpe?g|webp|svg))$/i.exec(file)?.[1];
  return list ? `List “${list}”` : picture ? `Picture ${picture}` : (titleIn(side.outline.others) ?? file);
}

function nameInForm(file: string, form: FormEntry, { read, outline }: Side): string {
  const own = file.slice(form.id.length + 1);
  const answers = kindInForm(own);
  if (answers) {
    const title = textAt(read(file), ['title']);
    return title ? `${answers} “${title}”` : answers;
  }
  if (file === flowFile(form.id)) return 'Settings';
  for (const { id, title, kind } of formIn(outline, form.id)?.steps ?? []) {
    if (own === `content/${id}.md`) return kind === 'end' ? 'End page' : `Text of the step “${title}”`;
    if (file === wordsFile(form.id, id)) return `Words of the step “${title}”`;
    if (file === rulesFile(form.id, id)) return `Rules of the step “${title}”`;
  }
  return own;
}

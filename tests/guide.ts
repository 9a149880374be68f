import { readFileSync } from 'node:fs';
import path from 'node:path';

export const guide = readFileSync(path.resolve(import.meta.dirname, '../schemas/README.md'), 'utf8');

export function sectionOf(heading: string): string {
  const section = guide.split(/^## /m).find((each) => each.startsWith(`${heading}\n`));
  if (!section) throw new Error(`The guide has no heading "${heading}".`);
  return section;
}

export function blocksOf(heading: string): string[] {
  const blocks = sectionOf(heading).matchAll(/^( *)```\w+\n(.*?)\n\1```$/gms);
  return [...blocks].map(([, indent, text]) => text!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
}

const [flow, rules, words, button] = blocksOf('Add a form');

export const newForm = {
  files: {
    'workshop/flow.json': `${flow}\n`,
    'workshop/place.schema.json': `${rules}\n`,
    'workshop/place.ui.json': `${words}\n`,
  },
  button: button!,
};

export function tasks(): string[] {
  const headings = [...guide.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading!);
  return headings.slice(headings.indexOf('Add an option'), headings.indexOf('What to do with each verdict'));
}

export const saysOf = (heading: string) => sectionOf(heading).replaceAll(/\s+/g, ' ');

export function quotedIn(task: string): string[] {
  const [, ...wrong] = saysOf(task).split('What can go wrong:');
  return [...wrong.join(' ').matchAll(/“(\S.*?)”/g)].map(([, words]) => words!);
}

/**
 * The guide quotes these messages of the diff and of the retire command. The messages of the check are in
 * guide-slips.ts and set-slips.ts.
 */
export const slipsBesides = [
  'was no option, so that no answer becomes',
  'People have drafts with answers to it',
  'The right answer to "dueDate"',
  'There is no option "Journalist"',
  'is the last option that can be chosen',
] as const;

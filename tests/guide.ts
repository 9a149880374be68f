import { readFileSync } from 'node:fs';
import path from 'node:path';

export const guide = readFileSync(path.resolve(import.meta.dirname, '../schemas/README.md'), 'utf8');

/** What stands below a heading of the guide. */
export function sectionOf(heading: string): string {
  const section = guide.split(/^## /m).find((each) => each.startsWith(`${heading}\n`));
  if (!section) throw new Error(`The guide has no heading "${heading}".`);
  return section;
}

/** The blocks of code there, as staff paste them. */
export function blocksOf(heading: string): string[] {
  const blocks = sectionOf(heading).matchAll(/^( *)```\w+\n(.*?)\n\1```$/gms);
  return [...blocks].map(([, indent, text]) => text!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
}

const [flow, rules, words, button] = blocksOf('Add a form');

/** The new form of the guide: the files that staff write, and the line of portal.json that leads to it. */
export const newForm = {
  files: {
    'workshop/flow.json': `${flow}\n`,
    'workshop/place.schema.json': `${rules}\n`,
    'workshop/place.ui.json': `${words}\n`,
  },
  button: button!,
};

/** The headings of what staff do, in its order. */
export function tasks(): string[] {
  const headings = [...guide.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading!);
  return headings.slice(headings.indexOf('Add an option'), headings.indexOf('What to do with each verdict'));
}

import type { Subject } from '../operations/conditions/subjects.ts';

/** Questions to choose from: their names, and what people know them by. Where two have one title, the name tells which. */
export function byTitle(subjects: readonly Subject[]): (readonly [name: string, title: string])[] {
  return subjects.map(({ path, title }) => {
    const name = path.join('.');
    const isAlone = subjects.every((each) => each.title !== title || each.path.join('.') === name);
    return [name, isAlone ? title : `${title} (${name})`];
  });
}

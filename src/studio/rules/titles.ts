import type { Subject } from '../operations/conditions/subjects.ts';

/** Names and titles of questions to choose from. Questions with the same title also show their name. */
export function byTitle(subjects: readonly Subject[]): (readonly [name: string, title: string])[] {
  return subjects.map(({ path, title }) => {
    const name = path.join('.');
    const isAlone = subjects.every((each) => each.title !== title || each.path.join('.') === name);
    return [name, isAlone ? title : `${title} (${name})`];
  });
}

import type { Subject } from '../operations/conditions/subjects.ts';

/**
 * Returns the names and titles of questions for a choice. The title of a question is followed by its name if another
 * question has the same title.
 */
export function byTitle(subjects: readonly Subject[]): (readonly [name: string, title: string])[] {
  return subjects.map(({ path, title }) => {
    const name = path.join('.');
    const isAlone = subjects.every((each) => each.title !== title || each.path.join('.') === name);
    return [name, isAlone ? title : `${title} (${name})`];
  });
}

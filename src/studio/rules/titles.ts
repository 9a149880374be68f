import type { Subject } from '../operations/conditions/subjects.ts';

export const named = (subjects: readonly Subject[], name: string): Subject =>
  subjects.find(({ path }) => path.join('.') === name)!;

export const answersTo = ({ options }: Subject) =>
  options.map(({ value, title }) => [String(value), title] as const);

export const answersOf = (subjects: readonly Subject[]) => (name: string) => answersTo(named(subjects, name));

/**
 * Returns the names and titles of the questions. If several questions have the same title, each of these
 * titles is followed by the question's name.
 */
export function byTitle(subjects: readonly Subject[]): (readonly [name: string, title: string])[] {
  return subjects.map(({ path, title }) => {
    const name = path.join('.');
    const isAlone = subjects.every((each) => each.title !== title || each.path.join('.') === name);
    return [name, isAlone ? title : `${title} (${name})`];
  });
}

import type { FileChange } from '../../protocol.ts';
import { type Place, setAt, titleIn } from '../conditions/subjects.ts';
import { fieldsOf, flowFile, listOf, type Operation, type Read } from '../files.ts';
import { fieldsIn, groupsOf, isQuestion } from '../questions.ts';

export function moveQuestion(read: Read, at: Place, name: string, by: -1 | 1): Operation | undefined {
  const { wordsFile: file, words } = setAt(read, at);
  const groups = groupsOf(read, at);
  const questions = Object.keys(words).filter(isQuestion);
  const other = questions[questions.indexOf(name) + by];
  if (other === undefined) return undefined;
  const [from, to] = [groupPlace(groups, name), groupPlace(groups, other)];
  if (!from || !to || from.group === to.group) return placeQuestion(read, at, name, other);
  // The neighbouring question is in another group. So the question moves into that group, but the order of
  // all questions stays the same.
  if (isAlone(groups, from)) return undefined;
  return {
    label: `Move "${titleIn({ words }, name)}" under another heading`,
    changes: toGroup(file, groups, name, from, by < 0 ? { ...to, index: to.index + 1 } : to),
  };
}

/**
 * Moves a question to the position of another question in the same set. Returns undefined if nothing would
 * change, or if a group would become empty.
 */
export function placeQuestion(read: Read, place: Place, name: string, other: string): Operation | undefined {
  const { wordsFile: file, wordsPath, words } = setAt(read, place);
  const groups = groupsOf(read, place);
  const keys = Object.keys(words);
  const [at, to] = [keys.indexOf(name), keys.indexOf(other)];
  if (at === to || at < 0 || to < 0) return undefined;
  const changes: FileChange[] = [{ file, do: 'move', path: [...wordsPath, name], to }];
  const [from, beside] = [groupPlace(groups, name), groupPlace(groups, other)];
  if (from && beside && from.group === beside.group)
    changes.push({
      file,
      do: 'move',
      path: [...groups.path, from.group, 'fields', from.index],
      to: beside.index,
    });
  else if (from && beside) {
    if (isAlone(groups, from)) return undefined;
    const index = to > at ? beside.index + 1 : beside.index;
    changes.push(...toGroup(file, groups, name, from, { ...beside, index }));
  }
  return { label: `Move "${titleIn({ words }, name)}" ${to < at ? 'up' : 'down'}`, changes };
}

type Groups = ReturnType<typeof groupsOf>;

interface GroupPlace {
  readonly group: number;
  readonly index: number;
}

function groupPlace({ groups }: Groups, name: string): GroupPlace | undefined {
  const group = groups.findIndex((each) => fieldsIn(each).includes(name));
  return group < 0 ? undefined : { group, index: fieldsIn(groups[group]).indexOf(name) };
}

const isAlone = ({ groups }: Groups, { group }: GroupPlace): boolean => fieldsIn(groups[group]).length === 1;

const toGroup = (
  file: string,
  { path }: Groups,
  name: string,
  from: GroupPlace,
  to: GroupPlace,
): FileChange[] => [
  { file, do: 'remove', path: [...path, from.group, 'fields', from.index] },
  { file, do: 'insert', path: [...path, to.group, 'fields', to.index], value: name },
];

/** Moves a step to the index `to`. Returns undefined if nothing would change. */
export function placeStep(read: Read, form: string, index: number, to: number): Operation | undefined {
  const file = flowFile(form);
  const steps = listOf(fieldsOf(read(file)).steps).map(fieldsOf);
  if (index === to || to < 0 || to >= steps.length) return undefined;
  const moved = steps.toSpliced(index, 1).toSpliced(to, 0, steps[index]!);
  const changes: FileChange[] = [{ file, do: 'move', path: ['steps', index], to }];
  // The submit button stays at its position in the order of steps. So the step that is now at this position
  // gets the button.
  const sends = steps.findLastIndex(({ submit }) => submit !== undefined);
  const now = moved[sends];
  const sender = moved.findLastIndex(({ submit }) => submit !== undefined);
  if (now && now.submit === undefined && !['content', 'end'].includes(String(now.kind)))
    changes.push(
      { file, do: 'remove', path: ['steps', sender, 'submit'] },
      { file, do: 'set', path: ['steps', sends, 'submit'], value: steps[sends]!.submit! },
    );
  return { label: `Move "${String(steps[index]!.title)}" ${to < index ? 'up' : 'down'}`, changes };
}

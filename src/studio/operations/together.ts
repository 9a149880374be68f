import { besides, type Place, type Subject, setAt } from './conditions/subjects.ts';
import { changesBetween } from './differences.ts';
import { fieldsOf, type Json, listOf, type Operation, type Read } from './files.ts';
import { withoutWords } from './relations.ts';

export interface Together {
  readonly sumIs?: { readonly fields: readonly string[]; readonly total: number };
  readonly atLeastOneOf?: readonly string[];
}

export const togetherIn = (read: Read, place: Place): Together => {
  const { sumIs, atLeastOneOf } = setAt(read, place).rules as Together;
  return { ...(sumIs ? { sumIs } : {}), ...(atLeastOneOf ? { atLeastOneOf } : {}) };
};

export function togetherFor(read: Read, place: Place, rule: keyof Together): Subject[] {
  const { rules } = setAt(read, place);
  return besides(read, place).filter(({ kind, path: [name = ''] }) =>
    rule === 'sumIs'
      ? kind === 'number'
      : !listOf(rules.required).includes(name) && !fieldsOf(fieldsOf(rules.properties)[name]).computed,
  );
}

export function setTogether<Name extends keyof Together>(
  read: Read,
  place: Place,
  rule: Name,
  value: Together[Name] | undefined,
): Operation {
  const { file, path, rules } = setAt(read, place);
  const at = [...path, rule];
  const label = rule === 'sumIs' ? 'Numbers that add up to a total' : 'At least one must be answered';
  const before = rules[rule];
  if (value !== undefined)
    return { label, changes: changesBetween(file, at, before, value as unknown as Json) };
  const names = rule === 'sumIs' ? listOf(fieldsOf(before).fields) : listOf(before);
  return {
    label: `Without: ${label}`,
    changes: [
      { file, do: 'remove', path: at },
      ...names.flatMap((name) => withoutWords(read, place, String(name), rule)),
    ],
  };
}

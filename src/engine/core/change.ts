import {
  type Answer,
  answerAt,
  isAnswers,
  noAnswers,
  ownValue,
  type StepAnswers,
  splitPath,
  withAnswerAt,
} from './answers.ts';
import { activeFields, type Surroundings, unchangedFields } from './asked-fields.ts';
import type { StepDefinition } from './definition.ts';
import type { Flow } from './flow-types.ts';
import { withoutExcluded } from './values/options.ts';

/**
 * Returns the answers after a change and its effects. The chosen option can fill other fields that are empty
 * or read-only (`fills`). An exclusive option clears the other choices. An answer whose option is no longer
 * offered is cleared.
 */
export function applyChange(
  flow: Flow,
  step: StepDefinition,
  before: StepAnswers,
  path: string,
  value: Answer,
  around: Surroundings = {},
): StepAnswers {
  const [parent, field] = splitPath(path);
  const given = parent ? answerAt(before, parent) : before;
  const own = isAnswers(given) ? given : noAnswers;
  const fields = activeFields(flow, step, before, { path: parent, ...around });
  const ui = fields.find(({ name }) => name === field)?.ui;
  const chosen = ui ? withoutExcluded(ui, ownValue(own, field), value) : value;
  const after: Record<string, Answer> = { ...own, [field]: chosen };
  const fills = ui?.fills ?? {};
  const isReadOnly = (name: string) => fields.find((each) => each.name === name)?.schema.readOnly;
  for (const [target, fill] of Object.entries(fills)) {
    const filled = ownValue(fill, String(value));
    const isOpen = !ownValue(after, target) || isReadOnly(target);
    if (isOpen && filled) after[target] = filled;
  }
  const withOwn = (left: StepAnswers) => (parent ? withAnswerAt(before, parent, left) : left);
  const next = withOwn(after);
  const fieldsNow = unchangedFields(fields, activeFields(flow, step, next, { path: parent, ...around }));
  if (fieldsNow === fields) return next;
  const cleared: Record<string, Answer> = {};
  const now = new Map(fieldsNow.map(({ name, schema }) => [name, schema.enum]));
  for (const { name, schema } of fields) {
    const answer = ownValue(after, name);
    const isIn = (options: readonly unknown[] | undefined) => options?.includes(answer) === true;
    if (name !== field && answer && isIn(schema.enum) && now.has(name) && !isIn(now.get(name)))
      cleared[name] = '';
  }
  return withOwn({ ...after, ...cleared });
}

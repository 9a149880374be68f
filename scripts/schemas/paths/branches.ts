import type { FieldSchema, FieldSet, Flow } from '#engine/core/index.ts';
import type { Match } from '../answers/example-answers.ts';
import { withoutRows } from '../source/answer-paths.ts';
import { deepMatchesIn } from '../source/conditions.ts';
import { askingStep, conditionsOf, withAskedSets } from '../source/field-sets.ts';
import type { FlowSource } from '../source/flows.ts';
import type { Source } from '../source/source.ts';
import { questionIn, questionOf } from './walk.ts';

/**
 * Describes a condition. `deciding` maps each question in the condition (`step/path`) to the comparisons with
 * its answer.
 */
export interface Branch {
  readonly deciding: ReadonlyMap<string, readonly Match[]>;
  /** The steps and questions that the condition changes. A step or group includes everything inside it. */
  readonly targets: readonly string[];
}

export function branchesIn(source: Source, flow: FlowSource, running: Flow): Branch[] {
  const branches: Branch[] = [];
  const add = (condition: unknown, targets: readonly string[], step: string, trail: readonly string[]) => {
    const deciding = new Map<string, Match[]>();
    for (const [name, against] of deepMatchesIn(condition))
      for (const [question, match] of questionsOf(running, step, trail, name, { against }))
        deciding.set(question, [...(deciding.get(question) ?? []), match]);
    if (deciding.size > 0) branches.push({ deciding, targets });
  };
  for (const step of flow.steps) {
    if (step.entry.when) add(step.entry.when, [step.id], step.id, []);
    const asking = askingStep(step);
    for (const set of asking ? withAskedSets(source, asking) : []) {
      for (const { entry } of conditionsOf(set)) {
        const names = [entry.then, entry.else].flatMap((side) => [
          ...Object.keys(side?.properties ?? {}),
          ...(side?.required ?? []),
        ]);
        const targets = names.map((name) => `${step.id}/${[...set.trail, name].join('.')}`);
        add(entry.if, targets, step.id, set.trail);
      }
    }
  }
  return branches;
}

/**
 * Yields the question with the given name. If it is computed, yields the questions from which it is computed
 * instead.
 */
function* questionsOf(
  running: Flow,
  step: string,
  trail: readonly string[],
  name: string,
  match: Match,
): Iterable<[question: string, match: Match]> {
  const found = resolveName(running, step, trail, name);
  if (!found) return;
  const { id, home, names, field } = found;
  if (!field.computed) {
    yield [`${id}/${withRows(home, names)}`, match];
    return;
  }
  const [[how, inputs] = ['', []]] = Object.entries(field.computed);
  const around = names.slice(0, -1);
  const facts = questionIn(home, names.join('.')).ui?.facts;
  const read = how === 'fact' ? inputs.slice(0, 1) : inputs;
  for (const input of read) yield* questionsOf(running, id, around, input, { ...match, by: { how, facts } });
}

/**
 * Finds the question with the given name. Searches the field set at `trail`, then the groups and repeats
 * around that set, then all steps.
 */
function resolveName({ definition }: Flow, step: string, trail: readonly string[], name: string) {
  const own = definition.steps.find(({ id }) => id === step)!;
  for (let length = trail.length; length >= 0; length--) {
    const names = [...trail.slice(0, length), ...name.split('.')];
    const { field } = questionIn(own, names.join('.'));
    if (field) return { id: step, home: own, names, field };
  }
  for (const home of definition.steps) {
    const { field } = questionIn(home, name);
    if (field) return { id: home.id, home, names: name.split('.'), field };
  }
  return undefined;
}

function withRows(home: FieldSet, names: readonly string[]): string {
  return names
    .flatMap((name, index) => {
      const path = names.slice(0, index + 1).join('.');
      const isRows = index < names.length - 1 && questionIn(home, path).field?.type === 'array';
      return isRows ? [name, '0'] : [name];
    })
    .join('.');
}

export interface Deciding {
  readonly question: string;
  readonly step: string;
  readonly path: string;
  readonly field: FieldSchema;
  readonly matches: readonly Match[];
}

/**
 * Groups conditions that depend on each other, and returns the deciding questions of each group. Each
 * question comes after the questions on which it depends.
 */
export function clustersOf(running: Flow, branches: readonly Branch[]): Deciding[][] {
  const clusters: Branch[][] = [];
  for (const branch of branches) {
    const touching = clusters.filter((cluster) => cluster.some((other) => touches(branch, other)));
    for (const cluster of touching) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push([...touching.flat(), branch]);
  }
  return clusters.map((cluster) => decidingIn(running, cluster));
}

const isWithin = (target: string, name: string) =>
  name === target || name.startsWith(`${target}/`) || name.startsWith(`${target}.`);

function touches(one: Branch, other: Branch): boolean {
  const named = (branch: Branch) => [...[...branch.deciding.keys()].map(withoutRows), ...branch.targets];
  const reaches = (a: Branch, b: Branch) =>
    a.targets.some((target) => named(b).some((name) => isWithin(target, name)));
  return (
    reaches(one, other) ||
    reaches(other, one) ||
    [...one.deciding.keys()].some((name) => other.deciding.has(name))
  );
}

function decidingIn(running: Flow, cluster: readonly Branch[]): Deciding[] {
  const names = [...new Set(cluster.flatMap(({ deciding }) => [...deciding.keys()]))];
  const depths = new Map<string, number>();
  function depthOf(name: string, seen: readonly string[] = []): number {
    const known = depths.get(name);
    if (known !== undefined || seen.includes(name)) return known ?? 0;
    const before = cluster
      .filter(({ targets }) => targets.some((target) => isWithin(target, withoutRows(name))))
      .flatMap(({ deciding }) => [...deciding.keys()]);
    const depth =
      before.length > 0 ? 1 + Math.max(...before.map((each) => depthOf(each, [...seen, name]))) : 0;
    depths.set(name, depth);
    return depth;
  }
  return names
    .toSorted((one, other) => depthOf(one) - depthOf(other))
    .map((question) => {
      const [step = '', path = ''] = question.split('/');
      const matches = cluster.flatMap(({ deciding }) => deciding.get(question) ?? []);
      return { question, step, path, field: questionOf(running, step, path).field!, matches };
    });
}

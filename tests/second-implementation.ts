import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { addOwnKeywords, computedBy, type Environment } from './second-implementation-keywords.ts';
import { toValue } from './second-implementation-values.ts';

/*
 * A second implementation of the engine's validation, to test the engine: AJV validates answers against a
 * form's files, with the project's own keywords. It shares no code with the engine or the form compiler, so
 * if the results differ, one of the two is wrong.
 */

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema | false>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Values[];
  readonly anyOf?: readonly Schema[];
  readonly [word: string]: unknown;
}

interface LocatedSchema {
  readonly schema: Schema;
  readonly file: string;
}

type Values = Readonly<Record<string, unknown>>;

interface Step {
  readonly id: string;
  readonly set: LocatedSchema | undefined;
  readonly when: ValidateFunction | undefined;
}

export function secondImplementation(folder: string, form: string, environment: Environment) {
  const { today } = environment;
  const files = filesIn(folder);
  const uiEntries = uiEntriesOf(path.join(folder, form));
  const passwords = new Set(
    [...uiEntries.keys()].filter((name) => uiEntries.get(name)?.['ui:widget'] === 'password'),
  );
  const ajv = new Ajv({ strict: false, allErrors: true, verbose: true, logger: false });
  addOwnKeywords(ajv, { ...environment, passwords, optionIn });
  for (const [file, schema] of files) ajv.addSchema(schema, addressOf(file));
  const steps = readSteps();

  return function invalidFields(answers: Readonly<Record<string, Values>>): string[] {
    let earlier: Values = {};
    const asked: { id: string; set: LocatedSchema; own: Values }[] = [];
    for (const { id, set, when } of steps) {
      if (!set || when?.(earlier) === false) continue;
      const own = withComputedAndRelevant(
        set,
        withoutEmptyGroups(set, valuesOf(set, answers[id] ?? {})),
        earlier,
      );
      asked.push({ id, set, own });
      earlier = { ...earlier, ...own };
    }
    return asked.flatMap(({ id, set, own }) => {
      const whole = withRequiredGroups(set, own, earlier);
      return invalidFieldsIn(set, whole, earlier).map((field) => `${id}.${field}`);
    });
  };

  function readSteps(): Step[] {
    const { steps } = JSON.parse(readFileSync(path.join(folder, form, 'flow.json'), 'utf8'));
    return steps.map(({ id, when }: { id: string; when?: object }) => {
      const file = `${form}/${id}.schema.json`;
      const schema = files.get(file);
      return {
        id,
        set: schema && { schema, file },
        when: when && ajv.compile({ ...when, $id: addressOf(`${form}/when-${id}.json`) }),
      };
    });
  }

  function optionIn(reference: string, option: unknown): Values | undefined {
    return optionOf(files.get(`options/${path.basename(reference)}`), option);
  }

  /** Follows a `$ref`. A keyword next to it overrides the same keyword of the referenced schema. */
  function resolved({ schema, file }: LocatedSchema): LocatedSchema {
    if (!schema.$ref) return { schema, file };
    const target = path.posix.join(path.posix.dirname(file), schema.$ref);
    return { schema: { ...files.get(target), ...schema }, file: target };
  }

  function fieldOf({ schema, file }: LocatedSchema, name: string): LocatedSchema | undefined {
    const field = Object.hasOwn(schema.properties ?? {}, name) && schema.properties?.[name];
    return field ? resolved({ schema: field, file }) : undefined;
  }

  function innerOf({ schema, file }: LocatedSchema): LocatedSchema | undefined {
    const held =
      schema.type === 'array' && schema.items ? resolved({ schema: schema.items, file }) : { schema, file };
    return held.schema.properties && held;
  }

  function isOfOptions({ schema, file }: LocatedSchema): boolean {
    const { enum: plain, oneOf, anyOf } = resolved({ schema: schema.items ?? {}, file }).schema;
    return (plain ?? oneOf ?? anyOf) !== undefined;
  }

  function inEach(
    field: LocatedSchema,
    value: unknown,
    work: (inner: LocatedSchema, row: Values) => Values,
  ): unknown {
    const inner = innerOf(field);
    if (!inner) return value;
    const each = (row: unknown) => (isRecord(row) ? work(inner, row) : row);
    if (field.schema.type !== 'array') return each(value);
    return Array.isArray(value) ? value.map(each) : value;
  }

  function valuesOf(set: LocatedSchema, answers: Values): Values {
    const entries = Object.keys(set.schema.properties ?? {}).flatMap((name) => {
      const field = fieldOf(set, name);
      if (!field || field.schema.computed) return [];
      const { readOnly, default: preset, type } = field.schema;
      const isPreset = preset !== undefined && (readOnly || !Object.hasOwn(answers, name));
      const answer = isPreset ? preset : Object.hasOwn(answers, name) ? answers[name] : undefined;
      const value = passwords.has(name) ? answer : toValue(field.schema, uiEntries.get(name) ?? {}, answer);
      if (type === 'object' && isEmpty(value)) return [[name, inEach(field, {}, valuesOf)] as const];
      const isChoices = Array.isArray(value) && !innerOf(field);
      const each = isChoices && isOfOptions(field) ? [...new Set(value)] : value;
      return isEmpty(value) ? [] : [[name, inEach(field, each, valuesOf)] as const];
    });
    return Object.fromEntries(entries);
  }

  function withoutEmptyGroups(set: LocatedSchema, own: Values): Values {
    const entries = Object.entries(own).map(([name, answer]) => {
      const field = fieldOf(set, name)!;
      const isEmptyGroup = field.schema.type === 'object' && isEmptyDeep(answer);
      return [name, isEmptyGroup ? undefined : inEach(field, answer, withoutEmptyGroups)] as const;
    });
    return Object.fromEntries(entries.filter(([, answer]) => answer !== undefined));
  }

  /** Adds computed answers and removes hidden ones until nothing changes, because each affects the other. */
  function withComputedAndRelevant(set: LocatedSchema, given: Values, outer: Values): Values {
    let own = given;
    for (let before: string | undefined; before !== JSON.stringify(own); ) {
      before = JSON.stringify(own);
      own = withoutEmptyGroups(set, withoutHidden(set, withComputed(set, own, outer), outer));
    }
    return own;
  }

  function withComputed(set: LocatedSchema, own: Values, outer: Values): Values {
    const scope: Record<string, unknown> = { ...outer };
    const answers: Record<string, unknown> = {};
    const optionTo = (question: string, answer: unknown) => {
      const asking = [set, ...steps.flatMap((step) => step.set ?? [])].find((each) =>
        fieldOf(each, question),
      );
      return optionOf(asking && fieldOf(asking, question)?.schema, answer);
    };
    for (const name of Object.keys(set.schema.properties ?? {})) {
      const field = fieldOf(set, name);
      if (!field) continue;
      const { computed, type } = field.schema;
      const visible = { ...scope, ...own };
      const answer = computed
        ? computedBy(computed as Values, type, { ...visible, ...answers }, today, optionTo)
        : inEach(field, own[name], (inner, row) => withComputed(inner, row, visible));
      if (answer !== undefined) answers[name] = answer;
    }
    return answers;
  }

  /** Removes answers to hidden questions until none is left: each removal may hide another question. */
  function withoutHidden(set: LocatedSchema, answers: Values, outer: Values): Values {
    for (let own = answers; ; ) {
      const hidden = errorsOf(set, own, outer).filter(({ keyword }) => keyword === 'false schema');
      if (hidden.length === 0) return own;
      for (const { instancePath } of hidden) own = without(own, placeOf(instancePath));
    }
  }

  function invalidFieldsIn(set: LocatedSchema, own: Values, outer: Values): string[] {
    const errors = errorsOf(set, withMissingRepeats(set, own, outer), outer);
    const missing = errors
      .filter(({ keyword }) => keyword === 'required')
      .map((error) => placeOfError(error).join('.'));
    const places = errors.flatMap((error) => {
      const named = namedTogether(error);
      if (!named) return [placeOfError(error)];
      const shown = named
        .map((name) => [...placeOf(error.instancePath), name])
        .filter((place) => !isHidden(set, own, outer, place));
      // A sum is not checked while one of its numbers is missing.
      const isOpen = error.keyword === 'sumIs' && shown.some((place) => missing.includes(place.join('.')));
      return isOpen ? [] : shown.slice(0, 1);
    });
    // A field with `sameAs` must repeat another field. If both are missing, only the other field is reported.
    const isAsked = (place: readonly string[]) => {
      const repeated = fieldAt(set, place)?.schema.sameAs;
      const isMissing = (each: readonly string[]) => missing.includes(each.join('.'));
      return !repeated || !isMissing(place) || !isMissing([...place.slice(0, -1), String(repeated)]);
    };
    const wrong = new Set(places.filter(isAsked).map((place) => place.join('.')));
    return [...wrong].filter((field) => field !== '' && !isHidden(set, own, outer, field.split('.')));
  }

  /**
   * Adds an empty text for each answer that must repeat another one (`sameAs`) but is missing. Otherwise, AJV
   * would not check it.
   */
  function withMissingRepeats(set: LocatedSchema, own: Values, outer: Values): Values {
    const around = { ...outer, ...own };
    const repeats = Object.keys(set.schema.properties ?? {}).flatMap((name) => {
      const field = fieldOf(set, name);
      const mustRepeat =
        field?.schema.sameAs !== undefined && around[String(field.schema.sameAs)] !== undefined;
      return mustRepeat && own[name] === undefined ? [[name, ''] as const] : [];
    });
    const entries = Object.entries(own).map(([name, answer]) => {
      const field = fieldOf(set, name);
      return [
        name,
        field ? inEach(field, answer, (inner, row) => withMissingRepeats(inner, row, around)) : answer,
      ] as const;
    });
    return Object.fromEntries([...repeats, ...entries]);
  }

  function withRequiredGroups(set: LocatedSchema, own: Values, outer: Values): Values {
    const missing = errorsOf(set, own, outer).filter(({ keyword }) => keyword === 'required');
    const groups = missing.map(placeOfError).flatMap((place) => {
      const field = fieldAt(set, place);
      if (field?.schema.type !== 'object' || isHidden(set, own, outer, place)) return [];
      return [{ place, value: inEach(field, {}, valuesOf) }];
    });
    if (groups.length === 0) return own;
    const whole = groups.reduce((all, { place, value }) => withValue(all, place, value), own);
    return withRequiredGroups(set, withoutHidden(set, whole, outer), outer);
  }

  /**
   * Returns whether a question is hidden. Answers to hidden questions were removed, so a question with an
   * answer is visible. If there is no answer, AJV validates null instead, which violates the schema `false`
   * of a hidden question.
   */
  function isHidden(set: LocatedSchema, own: Values, outer: Values, place: readonly string[]): boolean {
    if (valueAt(own, place) !== undefined) return false;
    return errorsOf(set, withValue(own, place, null), outer).some(
      ({ keyword, instancePath }) =>
        keyword === 'false schema' && placeOf(instancePath).join() === place.join(),
    );
  }

  function fieldAt(set: LocatedSchema, [name = '', ...rest]: readonly string[]): LocatedSchema | undefined {
    if (isIndex(name)) return fieldAt(set, rest);
    const field = fieldOf(set, name);
    const inner = field && innerOf(field);
    return rest.length === 0 ? field : inner && fieldAt(inner, rest);
  }

  function errorsOf(set: LocatedSchema, own: Values, outer: Values): ErrorObject[] {
    const validate = ajv.getSchema(addressOf(set.file))!;
    validate(withOuterScope(set, own, outer));
    // If an answer violates a `then` or an `else`, AJV reports an error for the `if` too. Only the errors
    // inside `then` and `else` count.
    return (validate.errors ?? []).filter(({ keyword }) => !['additionalProperties', 'if'].includes(keyword));
  }

  /**
   * Makes the outer answers the prototype of each group's and row's object, because conditions inside a group
   * or row may refer to outer answers.
   */
  function withOuterScope(set: LocatedSchema, own: Values, outer: Values): Values {
    const names = Object.keys(set.schema.properties ?? {});
    const around = Object.entries(outer).filter(([name]) => !names.includes(name));
    const entries = Object.entries(own).map(([name, answer]) => {
      const field = fieldOf(set, name);
      const scoped = (inner: LocatedSchema, row: Values) => withOuterScope(inner, row, { ...outer, ...own });
      return [name, field ? inEach(field, answer, scoped) : answer] as const;
    });
    return Object.assign(Object.create(Object.fromEntries(around)), Object.fromEntries(entries));
  }
}

function optionOf({ oneOf = [], anyOf = [] }: Schema = {}, option: unknown): Values | undefined {
  return [...oneOf, ...anyOf.flatMap((group) => group.oneOf ?? [])].find((each) => each.const === option);
}

function filesIn(folder: string): ReadonlyMap<string, Schema> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /^options\/.*\.json$|^(?!meta\/).*\.schema\.json$/.test(name));
  return new Map(
    names.map((name) => {
      const { $schema: _, ...schema } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
      return [name, schema];
    }),
  );
}

function uiEntriesOf(folder: string): ReadonlyMap<string, Values> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ui.json')) : [];
  const entriesIn = (holder: Values): (readonly [string, Values])[] =>
    Object.entries(holder).flatMap(([name, uiEntries]) =>
      isRecord(uiEntries) ? [[name, uiEntries] as const, ...entriesIn(uiEntries)] : [],
    );
  return new Map(
    files.flatMap((name) => entriesIn(JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Values)),
  );
}

const addressOf = (file: string) => `forms:/${file}`;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isIndex = (name: string | undefined) => /^\d+$/.test(name ?? '');
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const isEmptyDeep = (value: unknown): boolean =>
  isEmpty(value) || (isRecord(value) && Object.values(value).every(isEmptyDeep));

const placeOf = (instancePath: string) => instancePath.split('/').slice(1);

/**
 * For an error about several fields, such as a wrong sum, returns these fields. Such an error is reported at
 * the first visible field. For an error about one field, returns undefined.
 */
function namedTogether({ keyword, schema }: ErrorObject): readonly string[] | undefined {
  if (keyword === 'sumIs') return (schema as { fields: string[] }).fields;
  return keyword === 'atLeastOneOf' ? (schema as string[]) : undefined;
}

function placeOfError({ keyword, instancePath, params }: ErrorObject): string[] {
  const place = placeOf(instancePath);
  if (keyword === 'required') return [...place, String(params.missingProperty)];
  return isIndex(place.at(-1)) ? place.slice(0, -1) : place;
}

const valueAt = (holder: unknown, place: readonly string[]) =>
  place.reduce((each, name) => (each as Values | undefined)?.[name], holder);

function withValue(holder: unknown, [name, ...rest]: readonly string[], value: unknown): Values {
  if (name === undefined) return value as Values;
  const copy = (Array.isArray(holder) ? [...holder] : { ...(holder as object) }) as Record<string, unknown>;
  copy[name] = withValue(copy[name], rest, value);
  return copy;
}

function without(holder: Values, [name = '', ...rest]: readonly string[]): Values {
  const copy = (Array.isArray(holder) ? [...holder] : { ...holder }) as Record<string, unknown>;
  if (rest.length > 0) copy[name] = without(copy[name] as Values, rest);
  else delete copy[name];
  return copy;
}

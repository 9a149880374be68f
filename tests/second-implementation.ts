import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { typedAs } from './second-implementation-texts.ts';
import { addOwnKeywords, computedBy, type Surroundings } from './second-implementation-words.ts';

/*
 * A second implementation of the engine's validation: plain AJV on the staff's files, which resolves references and
 * conditions itself, with our own keywords implemented again (second-implementation-words.ts). It shares no code with
 * the engine or the form compiler: if their results differ, one of them is wrong.
 */

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema | false>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Given[];
  readonly anyOf?: readonly Schema[];
  readonly [word: string]: unknown;
}

/** A schema, and the file that its references are relative to. */
interface Found {
  readonly schema: Schema;
  readonly file: string;
}

type Given = Readonly<Record<string, unknown>>;

interface Step {
  readonly id: string;
  /** Undefined if the step has no questions. */
  readonly set: Found | undefined;
  readonly when: ValidateFunction | undefined;
}

/** Returns a function that finds the invalid fields of a form, as `step.field`, using the files in the folder. */
export function secondImplementation(folder: string, form: string, surroundings: Surroundings) {
  const { today } = surroundings;
  const files = filesIn(folder);
  const uiEntries = uiEntriesOf(path.join(folder, form));
  const passwords = new Set(
    [...uiEntries.keys()].filter((name) => uiEntries.get(name)?.['ui:widget'] === 'password'),
  );
  const ajv = new Ajv({ strict: false, allErrors: true, verbose: true, logger: false });
  addOwnKeywords(ajv, { ...surroundings, passwords, optionIn });
  for (const [file, schema] of files) ajv.addSchema(schema, addressOf(file));
  const steps = readSteps();

  return function wrongFields(answers: Readonly<Record<string, Given>>): string[] {
    let earlier: Given = {};
    const asked: { id: string; set: Found; own: Given }[] = [];
    for (const { id, set, when } of steps) {
      if (!set || when?.(earlier) === false) continue;
      const own = settled(set, touched(set, typed(set, answers[id] ?? {})), earlier);
      asked.push({ id, set, own });
      earlier = { ...earlier, ...own };
    }
    return asked.flatMap(({ id, set, own }) => {
      const whole = withNeededGroups(set, own, earlier);
      return wrongIn(set, whole, earlier).map((field) => `${id}.${field}`);
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

  function optionIn(reference: string, option: unknown): Given | undefined {
    return optionOf(files.get(`options/${path.basename(reference)}`), option);
  }

  /** Resolves a reference, and merges its target with the keywords next to it. */
  function followed({ schema, file }: Found): Found {
    if (!schema.$ref) return { schema, file };
    const target = path.posix.join(path.posix.dirname(file), schema.$ref);
    return { schema: { ...files.get(target), ...schema }, file: target };
  }

  function fieldOf({ schema, file }: Found, name: string): Found | undefined {
    const field = Object.hasOwn(schema.properties ?? {}, name) && schema.properties?.[name];
    return field ? followed({ schema: field, file }) : undefined;
  }

  /** The schema of a group, or of a repeat's rows. */
  function innerOf({ schema, file }: Found): Found | undefined {
    const held =
      schema.type === 'array' && schema.items ? followed({ schema: schema.items, file }) : { schema, file };
    return held.schema.properties && held;
  }

  /** Whether the items of an array are options, which are distinct. */
  function isOfOptions({ schema, file }: Found): boolean {
    const { enum: plain, oneOf, anyOf } = followed({ schema: schema.items ?? {}, file }).schema;
    return (plain ?? oneOf ?? anyOf) !== undefined;
  }

  /** Applies `work` to a group, or to each row of a repeat; returns other values unchanged. */
  function inEach(field: Found, value: unknown, work: (inner: Found, row: Given) => Given): unknown {
    const inner = innerOf(field);
    if (!inner) return value;
    const each = (row: unknown) => (isRecord(row) ? work(inner, row) : row);
    if (field.schema.type !== 'array') return each(value);
    return Array.isArray(value) ? value.map(each) : value;
  }

  /** Converts the answers to values, without unknown and computed ones. */
  function typed(set: Found, answers: Given): Given {
    const entries = Object.keys(set.schema.properties ?? {}).flatMap((name) => {
      const field = fieldOf(set, name);
      if (!field || field.schema.computed) return [];
      const { readOnly, default: preset, type } = field.schema;
      const isPreset = preset !== undefined && (readOnly || !Object.hasOwn(answers, name));
      const answer = isPreset ? preset : Object.hasOwn(answers, name) ? answers[name] : undefined;
      const value = passwords.has(name) ? answer : typedAs(field.schema, uiEntries.get(name) ?? {}, answer);
      if (type === 'object' && isNothing(value)) return [[name, inEach(field, {}, typed)] as const];
      const isChoices = Array.isArray(value) && !innerOf(field);
      const each = isChoices && isOfOptions(field) ? [...new Set(value)] : value;
      return isNothing(value) ? [] : [[name, inEach(field, each, typed)] as const];
    });
    return Object.fromEntries(entries);
  }

  /** Removes groups without answers. Empty rows are kept. */
  function touched(set: Found, own: Given): Given {
    const entries = Object.entries(own).map(([name, answer]) => {
      const field = fieldOf(set, name)!;
      const isUntouched = field.schema.type === 'object' && saysNothing(answer);
      return [name, isUntouched ? undefined : inEach(field, answer, touched)] as const;
    });
    return Object.fromEntries(entries.filter(([, answer]) => answer !== undefined));
  }

  /** Adds computed answers and removes irrelevant ones, until nothing changes. */
  function settled(set: Found, given: Given, outer: Given): Given {
    let own = given;
    for (let before: string | undefined; before !== JSON.stringify(own); ) {
      before = JSON.stringify(own);
      own = touched(set, counted(set, withComputed(set, own, outer), outer));
    }
    return own;
  }

  function withComputed(set: Found, own: Given, outer: Given): Given {
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
      const beside = { ...scope, ...own };
      const answer = computed
        ? computedBy(computed as Given, type, { ...beside, ...answers }, today, optionTo)
        : inEach(field, own[name], (inner, row) => withComputed(inner, row, beside));
      if (answer !== undefined) answers[name] = answer;
    }
    return answers;
  }

  /** Removes answers to hidden questions, whose schema is false, until none is left. */
  function counted(set: Found, answers: Given, outer: Given): Given {
    for (let own = answers; ; ) {
      const hidden = errorsOf(set, own, outer).filter(({ keyword }) => keyword === 'false schema');
      if (hidden.length === 0) return own;
      for (const { instancePath } of hidden) own = without(own, placeOf(instancePath));
    }
  }

  function wrongIn(set: Found, own: Given, outer: Given): string[] {
    const errors = errorsOf(set, withTwins(set, own, outer), outer);
    const missing = errors
      .filter(({ keyword }) => keyword === 'required')
      .map((error) => placeOfError(error).join('.'));
    const places = errors.flatMap((error) => {
      const named = namedTogether(error);
      if (!named) return [placeOfError(error)];
      const shown = named
        .map((name) => [...placeOf(error.instancePath), name])
        .filter((place) => !isHidden(set, own, outer, place));
      // A sum cannot be checked while one of its parts is missing.
      const isOpen = error.keyword === 'sumIs' && shown.some((place) => missing.includes(place.join('.')));
      return isOpen ? [] : shown.slice(0, 1);
    });
    // If an answer is missing, the field that repeats it is not reported, too.
    const isAsked = (place: readonly string[]) => {
      const twin = fieldAt(set, place)?.schema.sameAs;
      const isMissing = (each: readonly string[]) => missing.includes(each.join('.'));
      return !twin || !isMissing(place) || !isMissing([...place.slice(0, -1), String(twin)]);
    };
    const wrong = new Set(places.filter(isAsked).map((place) => place.join('.')));
    return [...wrong].filter((field) => field !== '' && !isHidden(set, own, outer, field.split('.')));
  }

  /** Adds missing answers to `sameAs` questions as empty text, so that they are checked. */
  function withTwins(set: Found, own: Given, outer: Given): Given {
    const around = { ...outer, ...own };
    const twins = Object.keys(set.schema.properties ?? {}).flatMap((name) => {
      const field = fieldOf(set, name);
      const hasTwin = field?.schema.sameAs !== undefined && around[String(field.schema.sameAs)] !== undefined;
      return hasTwin && own[name] === undefined ? [[name, ''] as const] : [];
    });
    const entries = Object.entries(own).map(([name, answer]) => {
      const field = fieldOf(set, name);
      return [
        name,
        field ? inEach(field, answer, (inner, row) => withTwins(inner, row, around)) : answer,
      ] as const;
    });
    return Object.fromEntries([...twins, ...entries]);
  }

  /** Adds required groups without answers as empty objects, so that their questions are checked. */
  function withNeededGroups(set: Found, own: Given, outer: Given): Given {
    const missing = errorsOf(set, own, outer).filter(({ keyword }) => keyword === 'required');
    const groups = missing.map(placeOfError).flatMap((place) => {
      const field = fieldAt(set, place);
      if (field?.schema.type !== 'object' || isHidden(set, own, outer, place)) return [];
      return [{ place, value: inEach(field, {}, typed) }];
    });
    if (groups.length === 0) return own;
    const whole = groups.reduce((all, { place, value }) => withValue(all, place, value), own);
    return withNeededGroups(set, counted(set, whole, outer), outer);
  }

  /** Whether a question is hidden. Answers to hidden questions were removed; for others, null is tried. */
  function isHidden(set: Found, own: Given, outer: Given, place: readonly string[]): boolean {
    if (valueAt(own, place) !== undefined) return false;
    return errorsOf(set, withValue(own, place, null), outer).some(
      ({ keyword, instancePath }) =>
        keyword === 'false schema' && placeOf(instancePath).join() === place.join(),
    );
  }

  function fieldAt(set: Found, [name = '', ...rest]: readonly string[]): Found | undefined {
    if (isIndex(name)) return fieldAt(set, rest);
    const field = fieldOf(set, name);
    const inner = field && innerOf(field);
    return rest.length === 0 ? field : inner && fieldAt(inner, rest);
  }

  function errorsOf(set: Found, own: Given, outer: Given): ErrorObject[] {
    const validate = ajv.getSchema(addressOf(set.file))!;
    validate(within(set, own, outer));
    // A failed condition branch is reported by the errors inside it.
    return (validate.errors ?? []).filter(({ keyword }) => !['additionalProperties', 'if'].includes(keyword));
  }

  /** Lets each group inherit the outer answers by its prototype, because its conditions may refer to them. */
  function within(set: Found, own: Given, outer: Given): Given {
    const names = Object.keys(set.schema.properties ?? {});
    const around = Object.entries(outer).filter(([name]) => !names.includes(name));
    const entries = Object.entries(own).map(([name, answer]) => {
      const field = fieldOf(set, name);
      const inner = (found: Found, row: Given) => within(found, row, { ...outer, ...own });
      return [name, field ? inEach(field, answer, inner) : answer] as const;
    });
    return Object.assign(Object.create(Object.fromEntries(around)), Object.fromEntries(entries));
  }
}

function optionOf({ oneOf = [], anyOf = [] }: Schema = {}, option: unknown): Given | undefined {
  return [...oneOf, ...anyOf.flatMap((group) => group.oneOf ?? [])].find((each) => each.const === option);
}

/** All files that references may point to, and the schemas of all steps, by path. */
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

/** The ui of each question, including those in groups and repeats. */
function uiEntriesOf(folder: string): ReadonlyMap<string, Given> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ui.json')) : [];
  const within = (holder: Given): (readonly [string, Given])[] =>
    Object.entries(holder).flatMap(([name, uiEntries]) =>
      isRecord(uiEntries) ? [[name, uiEntries] as const, ...within(uiEntries)] : [],
    );
  return new Map(
    files.flatMap((name) => within(JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Given)),
  );
}

const addressOf = (file: string) => `forms:/${file}`;

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isIndex = (name: string | undefined) => /^\d+$/.test(name ?? '');
const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const saysNothing = (value: unknown): boolean =>
  isNothing(value) || (isRecord(value) && Object.values(value).every(saysNothing));

const placeOf = (instancePath: string) => instancePath.split('/').slice(1);

/** The fields of an error that concerns several answers. It is reported at the first visible one. */
function namedTogether({ keyword, schema }: ErrorObject): readonly string[] | undefined {
  if (keyword === 'sumIs') return (schema as { fields: string[] }).fields;
  return keyword === 'atLeastOneOf' ? (schema as string[]) : undefined;
}

/** The path of the invalid field. An item of a multiple choice is not a field. */
function placeOfError({ keyword, instancePath, params }: ErrorObject): string[] {
  const place = placeOf(instancePath);
  if (keyword === 'required') return [...place, String(params.missingProperty)];
  return isIndex(place.at(-1)) ? place.slice(0, -1) : place;
}

const valueAt = (holder: unknown, place: readonly string[]) =>
  place.reduce((each, name) => (each as Given | undefined)?.[name], holder);

function withValue(holder: unknown, [name, ...rest]: readonly string[], value: unknown): Given {
  if (name === undefined) return value as Given;
  const copy = (Array.isArray(holder) ? [...holder] : { ...(holder as object) }) as Record<string, unknown>;
  copy[name] = withValue(copy[name], rest, value);
  return copy;
}

function without(holder: Given, [name = '', ...rest]: readonly string[]): Given {
  const copy = (Array.isArray(holder) ? [...holder] : { ...holder }) as Record<string, unknown>;
  if (rest.length > 0) copy[name] = without(copy[name] as Given, rest);
  else delete copy[name];
  return copy;
}

import type {
  Answers,
  FieldSchema,
  FieldSet,
  FieldUi,
  FlowDefinition,
  Message,
  StepDefinition,
  Submission,
} from '#engine/core/index.ts';

/**
 * What staff write under `schemas/`. Everything is optional: the rules read files that may be wrong, and
 * `rules/files/shape.ts` is what says so. The truth about these shapes is `schemas/meta/`.
 */

/** A JSON Schema as far as conditions use it. */
export interface ConditionSchema {
  readonly properties?: { readonly [field: string]: ConditionSchema | boolean };
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

export interface OptionEntry {
  readonly const?: unknown;
  readonly title?: unknown;
  readonly deprecated?: boolean;
  readonly renamedFrom?: readonly string[];
  readonly exclusive?: boolean;
  readonly help?: string;
  readonly image?: string;
  /** Facts about the option: its code, its region. */
  readonly [fact: string]: unknown;
}

export interface OptionList {
  readonly title?: string;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly OptionEntry[];
  readonly anyOf?: readonly (OptionList & { readonly deprecated?: boolean })[];
}

export interface FieldEntry
  extends OptionList,
    Partial<Omit<FieldSchema, 'type' | 'enum' | 'format' | 'items' | 'where'>>,
    FieldSetEntry {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly format?: string;
  readonly multipleOf?: unknown;
  /** What is chosen several times, a file, or the questions of a row. */
  readonly items?: FieldEntry;
  /** Fact of the options → the question whose answer it must equal. */
  readonly where?: { readonly [fact: string]: string };
}

/** What a field says beside JSON Schema: the engine takes it as it is written, and acts on it itself (definition.ts). */
export const annotations = [
  ...['decimals', 'pastYears', 'from', 'to', 'age', 'sameAs', 'different', 'after', 'notBefore'],
  ...['hardToGuess', 'maxBytes', 'fileTypes', 'countries', 'computed', 'default', 'readOnly'],
] as const;

export interface BranchEntry {
  readonly required?: readonly string[];
  readonly properties?: { readonly [field: string]: FieldEntry | false };
}

export interface ConditionEntry {
  readonly if?: ConditionSchema | boolean;
  readonly then?: BranchEntry;
  readonly else?: BranchEntry;
}

/** Questions that stand together: those of a step, a group, a row or a block. */
export interface FieldSetEntry extends ConditionEntry, Pick<FieldSet, 'sumIs' | 'atLeastOneOf'> {
  readonly properties?: { readonly [field: string]: FieldEntry };
  readonly required?: readonly string[];
  readonly allOf?: readonly ConditionEntry[];
}

export type StepSchemaFile = FieldSetEntry;

/** The rest comes to the engine as it is written. */
export interface UiEntry
  extends Partial<
    Pick<
      FieldUi,
      | 'noun'
      | 'autocomplete'
      | 'inputmode'
      | 'rows'
      | 'prefix'
      | 'suffix'
      | 'summary'
      | 'add'
      | 'sent'
      | 'note'
      | 'answer'
      | 'feedback'
    >
  > {
  readonly 'ui:title'?: string;
  readonly 'ui:help'?: string;
  /** Its help where a condition narrows it to a list. */
  readonly listHelp?: string;
  readonly 'ui:widget'?: string;
  readonly messages?: { readonly [keyword: string]: string | Message };
  readonly fills?: { readonly [field: string]: string };
  /** A picture of the images folder, and what it shows. */
  readonly image?: string;
  readonly alt?: string;
  /** The words of the questions of a group or of a row. */
  readonly fields?: { readonly [field: string]: UiEntry };
  readonly groups?: UiFile['groups'];
}

/** A ui file: its entries by field name, beside `$schema`, `$comment` and `groups`. */
export interface UiFile {
  readonly groups?: readonly {
    readonly legend?: string;
    readonly text?: string;
    readonly fields?: readonly string[];
  }[];
  readonly [field: string]: unknown;
}

/** Written in other files of the step. */
type OfOtherFiles = 'content' | keyof FieldSet;

export interface StepEntry extends Partial<Omit<StepDefinition, 'kind' | 'when' | 'check' | OfOtherFiles>> {
  readonly kind?: string;
  readonly when?: ConditionSchema;
  readonly check?: string;
}

export interface FlowFile
  extends Partial<Omit<FlowDefinition, 'access' | 'layout' | 'steps' | 'submit' | 'migrations'>> {
  readonly $schema?: string;
  readonly $comment?: string;
  readonly access?: string;
  readonly layout?: string;
  readonly steps?: readonly StepEntry[];
  readonly submit?: Partial<Omit<Submission, 'who' | 'wait' | 'once' | 'to'>> & {
    readonly who?: string;
    readonly wait?: string;
    readonly once?: string;
    readonly to?: Partial<Submission['to']>;
  };
}

/** One line of a migrations.json: exactly one of `rename`, `mapOption` and `drop`, with what belongs to it. */
export interface MigrationEntry {
  readonly version?: number;
  readonly rename?: string;
  readonly mapOption?: string;
  readonly drop?: string;
  readonly option?: string;
  readonly to?: string;
}

export interface MigrationsFile {
  readonly changes?: readonly MigrationEntry[];
}

export interface SampleFile {
  readonly title?: string;
  /** The version of the form in which the answers were given; the present one when left out. */
  readonly version?: number;
  readonly answers?: Answers;
  readonly expect?:
    | 'valid'
    | readonly { readonly step: string; readonly field: string; readonly keyword: string }[];
}

/** The entries of a ui file that are about fields. */
export function uiEntries(ui: UiFile | undefined): [string, UiEntry][] {
  return Object.entries(ui ?? {}).flatMap(([name, entry]): [string, UiEntry][] =>
    name === 'groups' || name.startsWith('$') || typeof entry !== 'object' || entry === null
      ? []
      : [[name, entry as UiEntry]],
  );
}

/** The conditions of a step schema: its own, then those of its `allOf`. */
export function conditionsIn(schema: FieldSetEntry): { entry: ConditionEntry; path: (string | number)[] }[] {
  const own = schema.if === undefined ? [] : [{ entry: schema as ConditionEntry, path: [] }];
  const all = (Array.isArray(schema.allOf) ? schema.allOf : []).map((entry, index) => ({
    entry,
    path: ['allOf', index],
  }));
  return [...own, ...all];
}

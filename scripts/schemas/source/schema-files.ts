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
 * These types describe the files that staff write in `schemas/`. Every key is optional, because the check
 * also reads invalid files. `schemas/meta/` is the authoritative definition of these shapes.
 */

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
  /** Any other property of the option, such as a code or a region. */
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
  /** The options of a multiple choice, the limits of several files, or the questions of each row. */
  readonly items?: FieldEntry;
  /**
   * Maps a property of the options to the name of a question. An option is offered only if its property
   * equals the answer to that question.
   */
  readonly where?: { readonly [fact: string]: string };
}

/**
 * The keywords that are not part of JSON Schema. They are copied unchanged to the engine, which evaluates
 * them (definition.ts).
 */
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

export interface FieldSetEntry extends ConditionEntry, Pick<FieldSet, 'sumIs' | 'atLeastOneOf'> {
  readonly properties?: { readonly [field: string]: FieldEntry };
  readonly required?: readonly string[];
  readonly allOf?: readonly ConditionEntry[];
}

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
  /** The help text that is shown while a condition turns the text field into a choice from a list. */
  readonly listHelp?: string;
  readonly 'ui:widget'?: string;
  readonly messages?: { readonly [keyword: string]: string | Message };
  readonly fills?: { readonly [field: string]: string };
  readonly image?: string;
  readonly alt?: string;
  readonly fields?: { readonly [field: string]: UiEntry };
  readonly groups?: UiFile['groups'];
}

export interface UiFile {
  readonly groups?: readonly {
    readonly legend?: string;
    readonly text?: string;
    readonly fields?: readonly string[];
  }[];
  readonly [field: string]: unknown;
}

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

/**
 * An entry has exactly one of `rename`, `mapOption` and `drop`, which can have the arguments `option` and
 * `to`.
 */
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
  /** The version of the form for which the sample was written; by default the current version. */
  readonly version?: number;
  readonly answers?: Answers;
  readonly expect?:
    | 'valid'
    | readonly { readonly step: string; readonly field: string; readonly keyword: string }[];
}

export function uiEntries(ui: UiFile | undefined): [string, UiEntry][] {
  return Object.entries(ui ?? {}).flatMap(([name, entry]): [string, UiEntry][] =>
    name === 'groups' || name.startsWith('$') || typeof entry !== 'object' || entry === null
      ? []
      : [[name, entry as UiEntry]],
  );
}

export function conditionsIn(schema: FieldSetEntry): { entry: ConditionEntry; path: (string | number)[] }[] {
  const own = schema.if === undefined ? [] : [{ entry: schema as ConditionEntry, path: [] }];
  const all = (Array.isArray(schema.allOf) ? schema.allOf : []).map((entry, index) => ({
    entry,
    path: ['allOf', index],
  }));
  return [...own, ...all];
}

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
  /** Facts about the option: its code, its region. */
  readonly [fact: string]: unknown;
}

export interface OptionList {
  readonly title?: string;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly OptionEntry[];
  readonly anyOf?: readonly OptionGroupEntry[];
}

export interface OptionGroupEntry extends OptionList {
  readonly deprecated?: boolean;
}

export interface FieldEntry extends OptionList {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly pastYears?: number;
  readonly sameAs?: string;
  readonly hardToGuess?: boolean;
  readonly maxBytes?: number;
  readonly fileTypes?: readonly string[];
  readonly multipleOf?: unknown;
}

export interface BranchEntry {
  readonly required?: readonly string[];
  readonly properties?: { readonly [field: string]: FieldEntry | false };
}

export interface ConditionEntry {
  readonly if?: ConditionSchema | boolean;
  readonly then?: BranchEntry;
  readonly else?: BranchEntry;
}

export interface StepSchemaFile extends ConditionEntry {
  readonly properties?: { readonly [field: string]: FieldEntry };
  readonly required?: readonly string[];
  readonly allOf?: readonly ConditionEntry[];
}

export type MessageEntry =
  | string
  | { readonly text: string; readonly toast?: { title: string; text?: string } };

export interface UiEntry {
  readonly 'ui:title'?: string;
  readonly 'ui:help'?: string;
  readonly 'ui:widget'?: string;
  readonly noun?: string;
  readonly autocomplete?: string;
  readonly inputmode?: string;
  readonly rows?: number;
  readonly messages?: { readonly [keyword: string]: MessageEntry };
  readonly note?: {
    readonly outside: { readonly min?: number; readonly max?: number };
    readonly text: string;
  };
  readonly fills?: { readonly [field: string]: string };
  readonly answer?: number;
  readonly feedback?: { readonly right: string; readonly wrong: string };
}

export interface GroupEntry {
  readonly legend?: string;
  readonly fields?: readonly string[];
}

/** A ui file: its entries by field name, beside `$schema`, `$comment` and `groups`. */
export interface UiFile {
  readonly groups?: readonly GroupEntry[];
  readonly [field: string]: unknown;
}

export interface StepEntry {
  readonly id?: string;
  readonly kind?: string;
  readonly path?: string;
  readonly title?: string;
  readonly header?: string;
  readonly progress?: number;
  readonly next?: string;
  readonly previous?: string;
  readonly submit?: string;
  readonly checkAnswers?: string;
  readonly when?: ConditionSchema;
  readonly check?: string;
  readonly invalidMessage?: string;
  readonly pageSize?: number;
}

export interface FlowFile {
  readonly id?: string;
  readonly version?: number;
  readonly title?: string;
  readonly access?: string;
  readonly path?: string;
  readonly header?: string;
  readonly back?: string;
  readonly draft?: { readonly days: number };
  readonly steps?: readonly StepEntry[];
  readonly submit?: {
    readonly action?: string;
    readonly go?: string;
    readonly when?: string;
    readonly refused?: string;
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
  readonly answers?: { readonly [step: string]: { readonly [field: string]: string } };
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
export function conditionsIn(schema: StepSchemaFile): { entry: ConditionEntry; path: (string | number)[] }[] {
  const own = schema.if === undefined ? [] : [{ entry: schema as ConditionEntry, path: [] }];
  const all = (Array.isArray(schema.allOf) ? schema.allOf : []).map((entry, index) => ({
    entry,
    path: ['allOf', index],
  }));
  return [...own, ...all];
}

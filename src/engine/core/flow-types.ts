import type { StepAnswers } from './answers.ts';
import type {
  FieldSet,
  FlowDefinition,
  GuessablePasswordCheck,
  StepKind,
  Submission,
  Validators,
} from './definition.ts';
import type { ActiveField } from './field.ts';
import type { CalendarDate } from './values/dates.ts';
import type { OptionList } from './values/lists.ts';

export interface Resolver {
  readonly validators: Validators;
  readonly lists?: { readonly [name: string]: OptionList };
  /** Without this module, the engine ignores groups, repeats, computed values and cross-field rules. */
  readonly structure?: Structure;
}

export interface WidgetModule {
  readonly register: () => void;
}

export interface Flow extends Resolver {
  readonly definition: FlowDefinition;
  /** Modules that the first step needs, except the widgets on every page. */
  readonly widgets?: readonly (() => Promise<WidgetModule>)[];
  /** Modules that only later steps need. They load while the first step is filled in. */
  readonly laterWidgets?: readonly (() => Promise<WidgetModule>)[];
  /** Without this check, every new password is accepted. */
  readonly guessablePasswordCheck?: GuessablePasswordCheck;
}

export interface SetInstance {
  readonly set: FieldSet;
  readonly key: string;
  /** The start of this field set's paths: '' in a step, `members.0.` in the first row of `members`. */
  readonly prefix: string;
  readonly answers: StepAnswers;
  /** The answers of earlier steps, and of the groups and rows that contain this field set. */
  readonly outer: StepAnswers;
  readonly today?: CalendarDate | undefined;
}

export interface RuleContext {
  readonly today: CalendarDate;
  readonly fields: readonly ActiveField[];
  readonly scope: StepAnswers;
  readonly userInputs: readonly string[];
  readonly guessablePasswordCheck?: GuessablePasswordCheck | undefined;
}

/** Only forms with groups, repeats, computed values or cross-field rules load this module. */
export interface Structure {
  readonly instanceAt: (
    flow: Resolver,
    outer: SetInstance,
    path: readonly string[],
  ) => SetInstance | undefined;
  /** Also removes irrelevant answers, such as those of hidden fields, from groups and repeats. */
  readonly withComputedValues: (
    flow: Resolver,
    instance: SetInstance,
    given: StepAnswers,
    hidden: ReadonlySet<string>,
  ) => StepAnswers;
  /** Adds required groups without answers as objects, so that validation reports their missing fields. */
  readonly withRequiredGroups: (
    flow: Resolver,
    instance: SetInstance,
    fields: readonly ActiveField[],
    own: StepAnswers,
  ) => StepAnswers;
  readonly validateInstances: (
    outer: SetInstance,
    field: ActiveField,
    own: StepAnswers,
    validate: (inner: SetInstance) => readonly SetError[],
  ) => readonly SetError[];
  readonly validateCrossField: (
    set: FieldSet,
    field: ActiveField,
    answers: StepAnswers,
    context: RuleContext,
  ) => { readonly rule: string; readonly words: string } | undefined;
}

export interface FieldError {
  readonly step: string;
  readonly field: string;
  readonly keyword: string;
  readonly message: string;
  /** The label of the field's group, if another group has a field with the same noun. */
  readonly within?: string;
  readonly toast?: { readonly title: string; readonly text?: string };
}

export type SetError = Omit<FieldError, 'step'>;

export interface RegisteredForm {
  readonly id: string;
  readonly access: FlowDefinition['access'];
  readonly layout?: FlowDefinition['layout'];
  readonly who?: Submission['who'];
  readonly go?: string;
  readonly draftDays?: number;
  /** One path for all steps, or one per step. Empty if a hand-written page renders the form. */
  readonly pages: readonly FormPage[];
  readonly load: () => Promise<{ readonly form: Flow }>;
}

export interface FormPage {
  readonly path: string;
  readonly step?: string;
  readonly kind?: StepKind;
}

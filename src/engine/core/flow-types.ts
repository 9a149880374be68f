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
  /** If this module is missing, the engine ignores groups, repeats, computed values and cross-field rules. */
  readonly structure?: Structure;
}

export interface WidgetModule {
  readonly register: () => void;
}

export interface Flow extends Resolver {
  readonly definition: FlowDefinition;
  /** Functions that load the widgets and step kinds of the first step, except widgets that every page has. */
  readonly widgets?: readonly (() => Promise<WidgetModule>)[];
  /**
   * Functions that load the widgets and step kinds of later steps. They are called while the user fills in
   * the first step.
   */
  readonly laterWidgets?: readonly (() => Promise<WidgetModule>)[];
  /** Without this check, new passwords that are easy to guess are accepted. */
  readonly guessablePasswordCheck?: GuessablePasswordCheck;
}

export interface SetInstance {
  readonly set: FieldSet;
  readonly key: string;
  /** The start of all paths in this field set: '' in a step, `members.0.` in the first row of `members`. */
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

/**
 * The module for groups, repeats, computed values and cross-field rules. Only forms that have these load it.
 */
export interface Structure {
  readonly instanceAt: (
    flow: Resolver,
    outer: SetInstance,
    path: readonly string[],
  ) => SetInstance | undefined;
  /**
   * Calculates the computed fields. Also removes irrelevant answers, such as answers of hidden fields, from
   * groups and repeats.
   */
  readonly withComputedValues: (
    flow: Resolver,
    instance: SetInstance,
    given: StepAnswers,
    hidden: ReadonlySet<string>,
  ) => StepAnswers;
  /** Adds an object for a required group without answers, so that validation reports its missing fields. */
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
  /**
   * The label of the field's group. It is set only if another group has a field with the same noun, because
   * both fields would otherwise have the same message.
   */
  readonly within?: string;
  readonly toast?: { readonly title: string; readonly text?: string };
}

export type SetError = Omit<FieldError, 'step'>;

export interface RegisteredForm
  extends Pick<FlowDefinition, 'id' | 'access' | 'layout'>,
    Pick<Submission, 'who'> {
  readonly go?: string;
  readonly draftDays?: number;
  /** One page for all steps, or one page per step. Empty if a hand-written React page renders the form. */
  readonly pages: readonly FormPage[];
  readonly load: () => Promise<{ readonly form: Flow }>;
}

export interface FormPage {
  readonly path: string;
  readonly step?: string;
  readonly kind?: StepKind;
}

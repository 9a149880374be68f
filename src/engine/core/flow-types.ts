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

/** The parts of a flow that the evaluation of one field set needs. */
export interface Resolver {
  readonly validators: Validators;
  /** The option lists of the flow that are too long for `enum`, by name. */
  readonly lists?: { readonly [name: string]: OptionList };
  /**
   * The module for groups, repeats, computed values and cross-field rules. Without it, the engine ignores
   * those keywords.
   */
  readonly structure?: Structure;
}

export interface WidgetModule {
  readonly register: () => void;
}

/**
 * A questionnaire that the engine can run: its definition, validators, and the optional modules that it uses.
 */
export interface Flow extends Resolver {
  readonly definition: FlowDefinition;
  /**
   * Imports of the widgets and the step kind that the first step needs, except the widgets that are on every
   * page.
   */
  readonly widgets?: readonly (() => Promise<WidgetModule>)[];
  /**
   * Imports of the widgets and step kinds that only later steps need. They load while the first step is
   * filled in.
   */
  readonly laterWidgets?: readonly (() => Promise<WidgetModule>)[];
  /** The check of new passwords. Without it every new password is accepted. */
  readonly guessablePasswordCheck?: GuessablePasswordCheck;
}

/**
 * A field set (step, group or repeat row) with its answers, and with the answers from outside that its
 * conditions read.
 */
export interface SetInstance {
  readonly set: FieldSet;
  /** The key of the field set's validator: the step's id followed by the names of groups and repeats. */
  readonly key: string;
  /**
   * The prefix of the field paths: '' for the fields of a step, `members.0.` for the fields in the first row
   * of `members`.
   */
  readonly prefix: string;
  readonly answers: StepAnswers;
  /** The answers of earlier steps, and of the groups and rows that contain this field set. */
  readonly outer: StepAnswers;
  readonly today?: CalendarDate | undefined;
}

/** What a validation rule can read besides the answer that it checks. */
export interface RuleContext {
  readonly today: CalendarDate;
  readonly fields: readonly ActiveField[];
  /** The answers in the field's own field set, and the outside answers that its rules name. */
  readonly scope: StepAnswers;
  /** Texts about the person, such as name and phone number, that make a new password easy to guess. */
  readonly userInputs: readonly string[];
  readonly guessablePasswordCheck?: GuessablePasswordCheck | undefined;
}

/**
 * The optional module for groups, repeats, computed values and cross-field rules. Only forms that use one of
 * these load it.
 */
export interface Structure {
  /** Returns the group or repeat row at a path, or undefined if there is none. */
  readonly instanceAt: (
    flow: Resolver,
    outer: SetInstance,
    path: readonly string[],
  ) => SetInstance | undefined;
  /**
   * Adds the computed values to the answers, and removes irrelevant answers (such as those of hidden fields)
   * from groups and repeats.
   */
  readonly withComputedValues: (
    flow: Resolver,
    instance: SetInstance,
    given: StepAnswers,
    hidden: ReadonlySet<string>,
  ) => StepAnswers;
  /**
   * Adds each required group that was not answered as an object, so that validation reports the missing
   * fields inside the group.
   */
  readonly withRequiredGroups: (
    flow: Resolver,
    instance: SetInstance,
    fields: readonly ActiveField[],
    own: StepAnswers,
  ) => StepAnswers;
  /** Runs `validate` on the group, or on each row of the repeat, and returns the errors. */
  readonly validateInstances: (
    outer: SetInstance,
    field: ActiveField,
    own: StepAnswers,
    validate: (inner: SetInstance) => readonly SetError[],
  ) => readonly SetError[];
  /**
   * Checks the rules that compare an answer with today's date or with other answers. Returns the first broken
   * rule with its error message, or undefined.
   */
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
   * The label of the group that contains the field, if fields of several groups have the same noun: the error
   * message then names the group.
   */
  readonly within?: string;
  readonly toast?: { readonly title: string; readonly text?: string };
}

export type SetError = Omit<FieldError, 'step'>;

/** A form without its code: only what is needed to route to the form and to load it. */
export interface RegisteredForm {
  readonly id: string;
  readonly access: FlowDefinition['access'];
  readonly layout?: FlowDefinition['layout'];
  readonly who?: Submission['who'];
  /** Path of the page that opens after the answers are sent. */
  readonly go?: string;
  /** Days after which the form's draft expires. Missing if the form stores no draft. */
  readonly draftDays?: number;
  /**
   * The paths of the form: one for all steps, or one per step. Empty if a hand-written page renders the form.
   */
  readonly pages: readonly FormPage[];
  readonly load: () => Promise<{ readonly form: Flow }>;
}

/** A path of a form. `step` is set if each step has its own path. */
export interface FormPage {
  readonly path: string;
  readonly step?: string;
  readonly kind?: StepKind;
}

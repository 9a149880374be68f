import type { StepAnswers } from './answers.ts';
import type {
  FieldSet,
  FlowDefinition,
  PasswordStrength,
  StepKind,
  Submission,
  Validators,
} from './definition.ts';
import type { ActiveField } from './field.ts';
import type { CalendarDate } from './values/dates.ts';
import type { OptionList } from './values/lists.ts';

/**
 * What the evaluation of a field set needs from its flow: validators, long lists and the optional module for
 * structure.
 */
export interface Resolver {
  readonly validators: Validators;
  /** The option lists of the flow that are too long for `enum`, by name. */
  readonly lists?: { readonly [name: string]: OptionList };
  /**
   * The optional module for groups, repeats, computed values and cross-field rules. Without it, those keywords
   * do nothing.
   */
  readonly structure?: Structure;
}

export interface WidgetModule {
  readonly register: () => void;
}

/**
 * A flow definition with its validators and optional modules: everything that the engine needs to run a
 * questionnaire.
 */
export interface Flow extends Resolver {
  readonly definition: FlowDefinition;
  /** Import the widgets and the step kind that the first step needs, except those that every page has. */
  readonly widgets?: readonly (() => Promise<WidgetModule>)[];
  /** Import what later steps need in addition. They may load while the first step is filled in. */
  readonly laterWidgets?: readonly (() => Promise<WidgetModule>)[];
  /** The check of new passwords. Without it every new password is accepted. */
  readonly passwordStrength?: PasswordStrength;
}

/**
 * A field set (step, group or repeat row) together with its answers and the answers outside it that its
 * conditions may read.
 */
export interface SetInstance {
  readonly set: FieldSet;
  /** The key of the set's validator: the step's id followed by the names of groups and repeats. */
  readonly key: string;
  /**
   * The prefix of the set's field paths: '' for the fields of a step, `members.0.` for those of the first row
   * of `members`.
   */
  readonly prefix: string;
  readonly answers: StepAnswers;
  /** The answers of earlier steps, and of the groups and rows that contain this set. */
  readonly outer: StepAnswers;
  readonly today?: CalendarDate | undefined;
}

/** What a validation rule reads besides the answer that it checks. */
export interface RuleContext {
  readonly today: CalendarDate;
  readonly fields: readonly ActiveField[];
  /** The answers of the set that contains the field, and the answers outside that set. */
  readonly scope: StepAnswers;
  /** Texts about the person, such as name and phone number, which a new password must not consist of. */
  readonly userInputs: readonly string[];
  readonly passwordStrength?: PasswordStrength | undefined;
}

/**
 * The optional module for groups, repeats, computed values and cross-field rules. Only forms that use these
 * load it.
 */
export interface Structure {
  /** Returns the group or repeat row at a path; undefined if there is none. */
  readonly instanceAt: (
    flow: Resolver,
    outer: SetInstance,
    path: readonly string[],
  ) => SetInstance | undefined;
  /**
   * Returns the answers with computed values, and with the answers of groups and repeats reduced to those that
   * are relevant.
   */
  readonly withComputedValues: (
    flow: Resolver,
    instance: SetInstance,
    given: StepAnswers,
    hidden: ReadonlySet<string>,
  ) => StepAnswers;
  /**
   * Returns the answers with an empty object for each required group without answers, so that validation
   * reports the missing fields inside the group.
   */
  readonly withRequiredGroups: (
    flow: Resolver,
    instance: SetInstance,
    fields: readonly ActiveField[],
    own: StepAnswers,
  ) => StepAnswers;
  /** Returns the errors that `validate` finds in the group, or in each row of the repeat. */
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
   * The label of the group that contains the field, given only if another group has a field with the same noun:
   * the error message then names the group.
   */
  readonly within?: string;
  readonly toast?: { readonly title: string; readonly text?: string };
}

export type SetError = Omit<FieldError, 'step'>;

/** A form whose code is not loaded yet: only what is needed to route to it and to load it. */
export interface RegisteredForm {
  readonly id: string;
  readonly access: FlowDefinition['access'];
  readonly layout?: FlowDefinition['layout'];
  readonly who?: Submission['who'];
  /** Path of the page that follows the last step. */
  readonly go?: string;
  /** Days after which the form's draft expires; missing if answers are not stored as a draft. */
  readonly draftDays?: number;
  /** The paths of the form: one for all steps, or one per step; empty if a hand-written page renders the form. */
  readonly pages: readonly FormPage[];
  readonly load: () => Promise<{ readonly form: Flow }>;
}

/** A path of a form; with `step` if each step has a path of its own. */
export interface FormPage {
  readonly path: string;
  readonly step?: string;
  readonly kind?: StepKind;
}

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

/** What evaluating a field set needs of its form. */
export interface Resolver {
  readonly validators: Validators;
  /** Its long lists, by name. */
  readonly lists?: { readonly [name: string]: OptionList };
  /** Without it the keywords of groups, repeats, computed values and cross-field rules do nothing. */
  readonly structure?: Structure;
}

export interface WidgetModule {
  readonly register: () => void;
}

/** A definition with its validators and optional modules: everything the engine needs to run a questionnaire. */
export interface Flow extends Resolver {
  readonly definition: FlowDefinition;
  /** Fetch the widgets and the step kind of the first step, beyond those of every page. */
  readonly widgets?: readonly (() => Promise<WidgetModule>)[];
  /** Fetch what other steps need besides, which may load while the first one is filled in. */
  readonly laterWidgets?: readonly (() => Promise<WidgetModule>)[];
  /** Without it every new password is accepted. */
  readonly passwordStrength?: PasswordStrength;
}

/** A step, a group, or one instance of a repeat: its questions, with the answers to them and those that it may read. */
export interface SetInstance {
  readonly set: FieldSet;
  /** Its key among the validators: the step's id, then the names of groups and repeats. */
  readonly key: string;
  /** The path prefix of its fields: '' for a step's own, `members.0.` for the first row's. */
  readonly prefix: string;
  readonly answers: StepAnswers;
  /** The answers of earlier steps and of the sets around this one. */
  readonly outer: StepAnswers;
  readonly today?: CalendarDate | undefined;
}

/** What rules read besides the answer. */
export interface RuleContext {
  readonly today: CalendarDate;
  readonly fields: readonly ActiveField[];
  /** The answers of the field's set, and those around it. */
  readonly scope: StepAnswers;
  /** Facts about the person, of which no new password may be made. */
  readonly userInputs: readonly string[];
  readonly passwordStrength?: PasswordStrength | undefined;
}

/** Groups, repeats, computed values and cross-field rules: only forms that need them load them. */
export interface Structure {
  /** The group, or the instance of a repeat, at that path; undefined if there is none. */
  readonly instanceAt: (
    flow: Resolver,
    outer: SetInstance,
    path: readonly string[],
  ) => SetInstance | undefined;
  /** The answers, with the relevant ones of groups and repeats, and with the computed values. */
  readonly withComputedValues: (
    flow: Resolver,
    instance: SetInstance,
    given: StepAnswers,
    hidden: ReadonlySet<string>,
  ) => StepAnswers;
  /** The answers with the groups that are required and untouched, so that validation reports what is missing in them. */
  readonly withRequiredGroups: (
    flow: Resolver,
    instance: SetInstance,
    fields: readonly ActiveField[],
    own: StepAnswers,
  ) => StepAnswers;
  /** The errors that `validate` finds in the group or the repeat of a field. */
  readonly validateInstances: (
    outer: SetInstance,
    field: ActiveField,
    own: StepAnswers,
    validate: (inner: SetInstance) => readonly SetError[],
  ) => readonly SetError[];
  /** The first rule that the answer breaks together with today or with other answers. */
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
  /** The group of the field, if another group of the step asks the same. */
  readonly within?: string;
  readonly toast?: { readonly title: string; readonly text?: string };
}

export type SetError = Omit<FieldError, 'step'>;

/** A form before it is loaded: enough to route to it, and to load it. */
export interface RegisteredForm {
  readonly id: string;
  readonly access: FlowDefinition['access'];
  readonly layout?: FlowDefinition['layout'];
  readonly who?: Submission['who'];
  /** The path after its last step. */
  readonly go?: string;
  /** Days until its draft expires; missing if it has no draft. */
  readonly draftDays?: number;
  /** Its paths: one for all steps, or one per step; none if a hand-written page renders it. */
  readonly pages: readonly FormPage[];
  readonly load: () => Promise<{ readonly form: Flow }>;
}

/** A path of a form, and its step if each step has a path. */
export interface FormPage {
  readonly path: string;
  readonly step?: string;
  readonly kind?: StepKind;
}

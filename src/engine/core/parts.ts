import type { Answer, Answers, StepAnswers } from './answers.ts';
import type { FieldSet, FlowDefinition, PasswordStrength, Validators } from './definition.ts';
import type { ActiveField, FieldSchema, FieldUi } from './field.ts';
import type { CalendarDate } from './values/dates.ts';
import type { OptionList } from './values/lists.ts';

/** What few forms need, and only theirs load. Generated forms bring it. */
export interface Parts {
  /** Without it nothing is computed, and no answer is held against today or another one. */
  readonly relations?: Relations;
  /** Without it no question holds others, and no answer follows from another. */
  readonly sets?: Sets;
  /** Without it each answer is one text, and lists offer the same to everyone. */
  readonly typed?: TypedAnswers;
}

/** What resolves a set: the functions of its form. */
export interface Resolver extends Parts {
  readonly validators: Validators;
  /** Its long lists, by name. */
  readonly lists?: { readonly [name: string]: OptionList };
}

/** A module that brings what shows some widgets or a kind of step, and says so to the engine. */
export interface WidgetModule {
  readonly register: () => void;
}

/** A definition with the functions that check it: everything the engine needs to run a questionnaire. */
export interface Flow extends Resolver {
  readonly definition: FlowDefinition;
  /** Fetch what shows the widgets and the kind of its first step, beyond those of every page. */
  readonly widgets?: readonly (() => Promise<WidgetModule>)[];
  /** And what other steps need besides: it may come while the first one is filled in. */
  readonly laterWidgets?: readonly (() => Promise<WidgetModule>)[];
  /** Without it every new password is hard to guess. */
  readonly passwordStrength?: PasswordStrength;
}

/** A field set at its place, with the answers to it and those that it may look at. */
export interface PlacedSet {
  readonly set: FieldSet;
  /** Of its functions among the validators: the step's id, and the names that lead from there. */
  readonly key: string;
  /** What stands before the names of its fields: '' for a step's own, `members.0.` for the first row's. */
  readonly prefix: string;
  readonly answers: StepAnswers;
  /** The answers of earlier steps and of the sets around this one. */
  readonly outer: StepAnswers;
  readonly today?: CalendarDate | undefined;
}

/** What rules look at beside the answer. */
export interface RuleContext {
  readonly today: CalendarDate;
  /** The fields of the set that are shown. */
  readonly fields: readonly ActiveField[];
  /** The answers of the field's set, and those around it. */
  readonly scope: StepAnswers;
  /** Facts about the person, of which no new password may be made. */
  readonly userInputs: readonly string[];
  readonly passwordStrength?: PasswordStrength | undefined;
}

/** How answers stand to today and to each other. */
export interface Relations {
  /** What a computed field comes to, by the answers it is computed from. */
  readonly compute: (
    field: Pick<ActiveField, 'schema' | 'ui'>,
    answerTo: (name: string) => Answer | undefined,
    today: CalendarDate | undefined,
  ) => Answer | undefined;
  /** The first such rule that an answer breaks, in the words that are made of the nouns. */
  readonly brokenBy: (
    set: FieldSet,
    field: ActiveField,
    answers: StepAnswers,
    context: RuleContext,
  ) => { readonly rule: string; readonly words: string } | undefined;
}

/** One broken rule of one field, in the student's words. */
export interface FieldError {
  readonly step: string;
  readonly field: string;
  readonly keyword: string;
  readonly message: string;
  /** What the field stands in, where the same is asked elsewhere on the step as well. */
  readonly within?: string;
  /** Shown beside the message, for some of them. */
  readonly toast?: { readonly title: string; readonly text?: string };
}

/** A problem of a set, whichever step it belongs to. */
export type SetError = Omit<FieldError, 'step'>;

/** Answers as they were kept, with the version of the form in which they were given. */
export interface VersionedAnswers {
  readonly version: number;
  readonly answers: Answers;
}

/** An answer that has no place in the form any more, and that no migration speaks of. */
export interface OrphanedAnswer {
  readonly step: string;
  /** The way to it: `members.0.name` is the name in the first of the rows called members. */
  readonly field: string;
  readonly value: Answer;
}

/** Answers in the form as it is now, and those for which it has no place. */
export interface MigrationResult {
  readonly answers: Answers;
  /** Never to be thrown away in silence: a draft keeps them aside, and the replay of old samples fails. */
  readonly orphaned: readonly OrphanedAnswer[];
}

/** Groups and rows: questions that hold a set of others. */
export interface Sets {
  /** The set to which that path leads from a set; undefined where it leads to none. */
  readonly placeAt: (flow: Resolver, place: PlacedSet, path: readonly string[]) => PlacedSet | undefined;
  /** What the computed field at that path comes to; undefined of a field that is none, without asking for the place. */
  readonly computedAt: (
    flow: Resolver,
    set: FieldSet,
    path: string,
    place: () => PlacedSet,
  ) => Answer | undefined;
  /** The answers, with those of groups and rows as they count, and with the computed ones. */
  readonly withFollowing: (
    flow: Resolver,
    place: PlacedSet,
    given: StepAnswers,
    hidden: ReadonlySet<string>,
  ) => StepAnswers;
  /** The answers with the groups that are required and that nobody has touched: what is missing in them is told. */
  readonly withRequired: (
    flow: Resolver,
    place: PlacedSet,
    fields: readonly ActiveField[],
    own: StepAnswers,
  ) => StepAnswers;
  /** What `check` finds wrong in the group or the rows of a field. */
  readonly errorsWithin: (
    place: PlacedSet,
    field: ActiveField,
    own: StepAnswers,
    check: (inner: PlacedSet) => readonly SetError[],
  ) => readonly SetError[];
  /** A step's answers with those of the set at that path in their place. */
  readonly withAnswerAt: (answers: StepAnswers, path: string, answer: Answer) => StepAnswers;
  /** Answers of an earlier version in the form as it is now. */
  readonly migrate: (definition: FlowDefinition, versioned: VersionedAnswers) => MigrationResult;
}

/** Answers that are no single text, such as numbers, boxes and several choices, and options that hang on other answers. */
export interface TypedAnswers {
  /** An answer as it counts: what was typed as a number is one, and choices are in the order of their list. */
  readonly normalize: (schema: FieldSchema, answer: Answer, ui?: FieldUi) => Answer;
  /** The questions by whose answers options of a set are offered. */
  readonly questionsOfOptions: (set: FieldSet) => readonly string[];
  /** The field with the options that are offered beside these answers. */
  readonly offered: (
    field: ActiveField,
    set: FieldSet,
    scope: StepAnswers,
    lists: Resolver['lists'],
  ) => ActiveField;
  /** Several choices once one more was made. */
  readonly withoutExcluded: (ui: FieldUi, before: Answer | undefined, after: Answer) => Answer;
  /** The first rule that JSON Schema cannot say and that an answer breaks by itself. */
  readonly brokenRule: (field: ActiveField, answer: Answer) => string | undefined;
  /** The rule that an answer of another type than its question's breaks. */
  readonly brokenType: (field: ActiveField, answer: Answer) => string;
  /** The words for a broken rule; undefined where those of a text say it. */
  readonly wordsOf: (
    field: Pick<ActiveField, 'schema' | 'ui'>,
    keyword: string,
    answer: Answer,
  ) => string | undefined;
  /** The answers, and by their whole paths these as people read them in a sentence. */
  readonly inTexts: (
    flow: Pick<Flow, 'definition' | 'lists'>,
    paths: readonly string[],
    answers: StepAnswers,
  ) => StepAnswers;
  /** An answer as people read it, each of several choices by itself; undefined where it is read like a text. */
  readonly inWords: (field: ActiveField, answer: Answer) => readonly string[] | undefined;
}

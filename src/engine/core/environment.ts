import type { ComponentType, ReactNode } from 'react';
import type { rowMessages } from './rows/row-messages.ts';
import type { crossFieldMessages } from './structure/cross-field-messages.ts';
import type { DateParts } from './values/date-parts.ts';
import type { CalendarDate } from './values/dates.ts';
import type { fieldMessages } from './words/field-messages.ts';
import type { fileMessages } from './words/file-messages.ts';
import type { typeMessages } from './words/type-messages.ts';
import type { wizardMessages } from './words/wizard-messages.ts';

/** The engine's own texts. A flow's texts are in its definition. */
export type Messages = typeof fieldMessages &
  typeof fileMessages &
  typeof crossFieldMessages &
  typeof rowMessages &
  typeof typeMessages &
  typeof wizardMessages;

/** The language of the product. A server that reports errors needs no more of the environment. */
export interface Language {
  /** Replace the engine's English texts. */
  readonly messages?: Partial<Messages>;
  /** The order in which the parts of a date are asked for. */
  readonly dateOrder: readonly (keyof DateParts)[];
  readonly numberSigns: { readonly decimal: string; readonly thousands: string };
}

/** What the product gives the engine. */
export interface EngineEnvironment extends Language {
  /** Used in page titles. */
  readonly productName: string;
  /** The name of the IndexedDB database of drafts and files. */
  readonly database: string;
  /** The day against which dates are validated. */
  readonly today: () => CalendarDate;
  /** Calls back when `today` changes while the page is shown; returns the unsubscribe function. */
  readonly subscribeToToday: (listener: () => void) => () => void;
  /** Epoch milliseconds of a reliable clock; undefined until known. Until then nothing expires. */
  readonly serverTime: () => number | undefined;
  /** Whether this page may no longer read or write its data, such as after a sign-out on a shared phone. */
  readonly isEpochOver: () => boolean;
  /** Normalizes a phone number that was pasted or autofilled. */
  readonly canonicalPhone: (text: string) => string;
  /** Formats a date for the review; it may be incomplete. */
  readonly reviewDate: (date: string) => string;
  /** The one Trusted Types policy that the page's content security policy names. */
  readonly trustedTypesPolicy: string;
  /** Loads the component of the drawings that steps may name. They are decorative. */
  readonly loadDrawing?: () => Promise<ComponentType<{ readonly name: string }>>;
  /** A link to another page of the product. */
  readonly Link: ComponentType<{
    readonly to: string;
    readonly className?: string | undefined;
    readonly children: ReactNode;
  }>;
  /** Rendered for a link whose address is not known yet. Without it, such a link and its heading are left out. */
  readonly awaitedLink?: () =>
    | ComponentType<{ readonly className: string; readonly children: ReactNode }>
    | undefined;
}

let given: EngineEnvironment | undefined;
let language: Language = {
  dateOrder: ['day', 'month', 'year'],
  numberSigns: { decimal: '.', thousands: ',' },
};

/** Sets the engine's environment: once, before anything is rendered or stored. Core needs none. */
export function configureEngine(environment: EngineEnvironment): void {
  given = environment;
  configureLanguage(environment);
}

/** Sets the language alone, for code that renders and stores nothing. The default is English. */
export function configureLanguage(spoken: Language): void {
  language = spoken;
}

export const spokenLanguage = (): Language => language;

export function environment(): EngineEnvironment {
  if (!given) throw new Error('configureEngine has not been called.');
  return given;
}

/** Texts of the engine, with the product's replacements. */
export function messagesOf<Own extends Partial<Messages>>(own: Own): Own {
  return language.messages ? { ...own, ...language.messages } : own;
}

import type { ComponentType, ReactNode } from 'react';
import type { rowMessages } from './rows/row-messages.ts';
import type { crossFieldMessages } from './structure/cross-field-messages.ts';
import type { DateParts } from './values/date-parts.ts';
import type { CalendarDate } from './values/dates.ts';
import type { fieldMessages } from './words/field-messages.ts';
import type { fileMessages } from './words/file-messages.ts';
import type { typeMessages } from './words/type-messages.ts';
import type { wizardMessages } from './words/wizard-messages.ts';

/** All texts of the engine itself. Those of a flow are in its definition. */
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
  /** The decimal and the thousands separator. */
  readonly numberSigns: { readonly decimal: string; readonly thousands: string };
}

/** What the product gives the engine. */
export interface EngineEnvironment extends Language {
  /** In the titles of the pages. */
  readonly productName: string;
  /** The database that keeps drafts and files on the phone. */
  readonly database: string;
  /** The day by which dates are checked. */
  readonly today: () => CalendarDate;
  /** Calls back when `today` turns to another day while its page is shown, and returns what ends that. */
  readonly subscribeToToday: (listener: () => void) => () => void;
  /** Epoch milliseconds of a reliable clock; undefined until they are known. Until then nothing expires. */
  readonly serverTime: () => number | undefined;
  /** Whether what this page holds may no longer be read or written, as on a shared phone after a sign-out. */
  readonly isEpochOver: () => boolean;
  /** What is kept of a phone number that was pasted or filled in. */
  readonly canonicalPhone: (text: string) => string;
  /** A date as the review shows it; it may be half a date. */
  readonly reviewDate: (date: string) => string;
  /** The one Trusted Types policy that the page's content security policy names. */
  readonly trustedTypesPolicy: string;
  /** Fetches what draws the pictures that steps may name. They say nothing that the step does not say in words. */
  readonly loadDrawing?: () => Promise<ComponentType<{ readonly name: string }>>;
  /** Leads to another page of the product. */
  readonly Link: ComponentType<{
    readonly to: string;
    readonly className?: string | undefined;
    readonly children: ReactNode;
  }>;
  /** What stands for a link whose address is not known yet. Where nothing does it is left out, with its heading. */
  readonly awaitedLink?: () =>
    | ComponentType<{ readonly className: string; readonly children: ReactNode }>
    | undefined;
}

let given: EngineEnvironment | undefined;
let language: Language = {
  dateOrder: ['day', 'month', 'year'],
  numberSigns: { decimal: '.', thousands: ',' },
};

/** Gives the engine its environment: once, before anything is shown or stored. What is in core alone needs none. */
export function configureEngine(environment: EngineEnvironment): void {
  given = environment;
  configureLanguage(environment);
}

/** The same for where nothing is shown or stored: without it the engine speaks English. */
export function configureLanguage(spoken: Language): void {
  language = spoken;
}

export const spokenLanguage = (): Language => language;

export function environment(): EngineEnvironment {
  if (!given) throw new Error('configureEngine has not been called.');
  return given;
}

/** Some of the engine's words, or what the product says in their place. */
export function messagesOf<Own extends Partial<Messages>>(own: Own): Own {
  return language.messages ? { ...own, ...language.messages } : own;
}

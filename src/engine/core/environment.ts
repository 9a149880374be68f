import type { ComponentType, ReactNode } from 'react';
import type { rowMessages } from './rows/row-messages.ts';
import type { crossFieldMessages } from './structure/cross-field-messages.ts';
import type { DateParts } from './values/date-parts.ts';
import type { CalendarDate } from './values/dates.ts';
import type { fieldMessages } from './words/field-messages.ts';
import type { fileMessages } from './words/file-messages.ts';
import type { typeMessages } from './words/type-messages.ts';
import type { wizardMessages } from './words/wizard-messages.ts';

/** The texts of the engine itself. The texts of a form are in its flow definition. */
export type Messages = typeof fieldMessages &
  typeof fileMessages &
  typeof crossFieldMessages &
  typeof rowMessages &
  typeof typeMessages &
  typeof wizardMessages;

export interface Language {
  readonly messages?: Partial<Messages>;
  readonly dateOrder: readonly (keyof DateParts)[];
  readonly numberSigns: { readonly decimal: string; readonly thousands: string };
}

export interface EngineEnvironment extends Language {
  readonly productName: string;
  readonly database: string;
  readonly today: () => CalendarDate;
  /** Calls `listener` whenever `today` changes while the page is open. Returns an unsubscribe function. */
  readonly subscribeToToday: (listener: () => void) => () => void;
  /**
   * Returns the time of a reliable clock, such as the server's, in epoch milliseconds. Returns undefined
   * while that time is unknown. Drafts expire only by this clock, because the phone's own clock may be wrong.
   */
  readonly serverTime: () => number | undefined;
  /**
   * Returns true if this page must no longer read or write stored data, for example because the user signed
   * out in another tab of a shared phone.
   */
  readonly isEpochOver: () => boolean;
  /** Normalizes a pasted or autofilled phone number, for example by removing the country code. */
  readonly canonicalPhone: (text: string) => string;
  /**
   * Formats a date for the review. The date may be incomplete, because answers can be reviewed before they
   * are valid.
   */
  readonly reviewDate: (date: string) => string;
  /** The name of the only Trusted Types policy that the page's Content-Security-Policy allows. */
  readonly trustedTypesPolicy: string;
  readonly loadDrawing?: () => Promise<ComponentType<{ readonly name: string }>>;
  readonly Link: ComponentType<{
    readonly to: string;
    readonly className?: string | undefined;
    readonly children: ReactNode;
  }>;
  /**
   * Returns the component for links whose address is not known yet, or undefined to leave these links out.
   */
  readonly awaitedLink?: () =>
    | ComponentType<{ readonly className: string; readonly children: ReactNode }>
    | undefined;
}

let given: EngineEnvironment | undefined;
let language: Language = {
  dateOrder: ['day', 'month', 'year'],
  numberSigns: { decimal: '.', thousands: ',' },
};

/**
 * Sets the environment of the engine. Must be called once, before anything is rendered or stored. Code that
 * imports only `core` does not need it.
 */
export function configureEngine(environment: EngineEnvironment): void {
  given = environment;
  configureLanguage(environment);
}

/**
 * Sets the language of messages, dates and numbers, which is English by default. Code that renders and stores
 * nothing, such as a server, needs only this function and not `configureEngine`.
 */
export function configureLanguage(spoken: Language): void {
  language = spoken;
}

export const spokenLanguage = (): Language => language;

export function environment(): EngineEnvironment {
  if (!given) throw new Error('configureEngine has not been called.');
  return given;
}

export function messagesOf<Own extends Partial<Messages>>(own: Own): Own {
  return language.messages ? { ...own, ...language.messages } : own;
}

import type { ComponentType, ReactNode } from 'react';
import type { rowMessages } from './rows/row-messages.ts';
import type { crossFieldMessages } from './structure/cross-field-messages.ts';
import type { DateParts } from './values/date-parts.ts';
import type { CalendarDate } from './values/dates.ts';
import type { fieldMessages } from './words/field-messages.ts';
import type { fileMessages } from './words/file-messages.ts';
import type { typeMessages } from './words/type-messages.ts';
import type { wizardMessages } from './words/wizard-messages.ts';

/**
 * All texts of the engine itself, such as error messages and button labels. The texts of a form are in its
 * flow definition instead.
 */
export type Messages = typeof fieldMessages &
  typeof fileMessages &
  typeof crossFieldMessages &
  typeof rowMessages &
  typeof typeMessages &
  typeof wizardMessages;

/**
 * The language settings of a product. A server that only reports validation errors needs no other part of the
 * environment.
 */
export interface Language {
  /** Texts of the product that replace the engine's English texts. */
  readonly messages?: Partial<Messages>;
  readonly dateOrder: readonly (keyof DateParts)[];
  readonly numberSigns: { readonly decimal: string; readonly thousands: string };
}

/** What a product configures to use the engine: its name, clock, phone rules and components. */
export interface EngineEnvironment extends Language {
  /** The product's name, appended to page titles. */
  readonly productName: string;
  /** The name of the IndexedDB database that stores drafts and files. */
  readonly database: string;
  /** Returns today's date, against which dates are validated. */
  readonly today: () => CalendarDate;
  /**
   * Calls the listener when `today` changes while the page is open (at midnight). Returns a function that
   * unsubscribes.
   */
  readonly subscribeToToday: (listener: () => void) => () => void;
  /**
   * Returns the time of a reliable clock in epoch milliseconds, or undefined until it is known. Until then no
   * draft expires, because the phone's own clock may be wrong.
   */
  readonly serverTime: () => number | undefined;
  /**
   * Returns whether this page must stop reading and writing stored data, for example because the user signed
   * out in another tab of a shared phone.
   */
  readonly isEpochOver: () => boolean;
  /** Normalizes a pasted or autofilled phone number, for example by removing the country code. */
  readonly canonicalPhone: (text: string) => string;
  /**
   * Formats a date for the review page. The date may be incomplete, because answers can be reviewed before
   * they are valid.
   */
  readonly reviewDate: (date: string) => string;
  /** The name of the only Trusted Types policy that the page's Content-Security-Policy allows. */
  readonly trustedTypesPolicy: string;
  /** Loads the component that draws a step's illustration. Optional, because illustrations are decorative. */
  readonly loadDrawing?: () => Promise<ComponentType<{ readonly name: string }>>;
  /** The component for a link to another page of the product. */
  readonly Link: ComponentType<{
    readonly to: string;
    readonly className?: string | undefined;
    readonly children: ReactNode;
  }>;
  /**
   * Returns the component for a link to an address that is not known yet. If `awaitedLink` is missing or
   * returns undefined, the link and its heading are not shown.
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
 * Sets the engine's environment. Call once, before anything is rendered or stored; code that imports only
 * `core` may leave it out.
 */
export function configureEngine(environment: EngineEnvironment): void {
  given = environment;
  configureLanguage(environment);
}

/**
 * Sets only the language settings (default: English), for code that renders and stores nothing, such as a
 * server.
 */
export function configureLanguage(spoken: Language): void {
  language = spoken;
}

export const spokenLanguage = (): Language => language;

export function environment(): EngineEnvironment {
  if (!given) throw new Error('configureEngine has not been called.');
  return given;
}

/**
 * Returns the engine's texts in `own`, replaced by the product's texts where the product has configured them
 * (`messages`).
 */
export function messagesOf<Own extends Partial<Messages>>(own: Own): Own {
  return language.messages ? { ...own, ...language.messages } : own;
}

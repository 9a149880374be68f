import type { CalendarDate, Flow } from '#engine/core/index.ts';
import type { FormState, Press } from '../form-state.ts';
import type { Place, ReadStep } from './place.ts';

/** What is kept, and the address to which the browser goes; `send` is what the form's call takes. */
export interface Advance {
  readonly state: FormState;
  readonly go: string;
  readonly send?: { readonly [field: string]: unknown };
  /** Asked with the last press alone, and kept nowhere. */
  readonly password?: string;
}

export interface Pressed {
  readonly form: Flow;
  readonly at: Place;
  readonly read: ReadStep;
  /** With what was typed. */
  readonly state: FormState;
  readonly before: FormState;
  readonly fields: URLSearchParams;
  readonly today: CalendarDate;
}

export const pressOn = ({ asking }: Place, more: Partial<Press> = {}): Press => ({
  step: asking.id,
  asked: [],
  ...more,
});

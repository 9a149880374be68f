import type { CalendarDate, Flow } from '#engine/core/index.ts';
import type { FormState, PostResult } from '../form-state.ts';
import type { CurrentPage, ReadStep } from './current-page.ts';

/**
 * `go` is the address to redirect to. If the post submits the form, `send` is the body for the form's
 * endpoint.
 */
export interface Advance {
  readonly state: FormState;
  readonly go: string;
  readonly send?: { readonly [field: string]: unknown };
  /** Typed on the application's last page, and never stored. */
  readonly password?: string;
}

export interface StepPost {
  readonly form: Flow;
  readonly at: CurrentPage;
  readonly read: ReadStep;
  readonly state: FormState;
  readonly before: FormState;
  readonly fields: URLSearchParams;
  readonly today: CalendarDate;
}

export const resultOn = ({ asking }: CurrentPage, more: Partial<PostResult> = {}): PostResult => ({
  step: asking.id,
  asked: [],
  ...more,
});

import type { FormState } from '#contract/form-state.ts';
import type { CalendarDate, Flow, PostResult } from '#engine/core/index.ts';
import type { CurrentPage, ReadStep } from './current-page.ts';

/** `go` is the address to redirect to. `send` is the body for the form's endpoint, if the form is sent. */
export interface Advance {
  readonly state: FormState;
  readonly go: string;
  readonly send?: { readonly [field: string]: unknown };
  /** The student types the password on the application's last page. It is never stored. */
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

import type { CalendarDate, Flow } from '#engine/core/index.ts';
import type { FormState, PostResult } from '../form-state.ts';
import type { CurrentPage, ReadStep } from './current-page.ts';

/**
 * The result of processing a form post: the state to store, and the address `go` to redirect to. If the post submits
 * the form, `send` is the body for the form's endpoint.
 */
export interface Advance {
  readonly state: FormState;
  readonly go: string;
  readonly send?: { readonly [field: string]: unknown };
  /** The password typed on the application's last page, which is never stored. */
  readonly password?: string;
}

export interface StepPost {
  readonly form: Flow;
  readonly at: CurrentPage;
  readonly read: ReadStep;
  /** The state after this post, which includes the posted answers. */
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

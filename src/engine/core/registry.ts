import type { FlowDefinition, StepKind, Submission } from './definition.ts';
import type { Flow } from './parts.ts';

/** What is known of a form without loading it: enough to route to it, and to load it. */
export interface RegisteredForm {
  readonly id: string;
  readonly access: FlowDefinition['access'];
  readonly layout?: FlowDefinition['layout'];
  readonly who?: Submission['who'];
  /** Where its last step leads. */
  readonly go?: string;
  /** How long its draft is kept; missing where it has none. */
  readonly draftDays?: number;
  /** Its addresses: one for all steps, or one of each; none where a page of the product's own shows it. */
  readonly pages: readonly FormPage[];
  readonly load: () => Promise<{ readonly form: Flow }>;
}

/** An address of a form, and the step that it stands for where each has its own. */
export interface FormPage {
  readonly path: string;
  readonly step?: string;
  readonly kind?: StepKind;
}

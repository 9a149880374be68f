/**
 * Code outside the engine imports the engine's React modules only from this file. The exception: generated
 * forms import their widgets directly.
 */

export { fieldId } from '../core/places/field-id.ts';
export { focusField } from './focus-field.ts';
export { FieldList } from './rjsf/FieldList.tsx';
export { useStep } from './step-props.ts';
export { Email } from './templates/Email.tsx';
export { ErrorSummary } from './templates/ErrorSummary.tsx';
export { Form } from './templates/Form.tsx';
export { useDraft } from './use-draft.ts';
export { useControlledForm } from './use-form.ts';
export { Wizard } from './Wizard.tsx';
export { loadWidgets } from './widgets/on-demand/load.ts';
export { registerWidget } from './widgets/registry.tsx';

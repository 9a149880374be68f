/** Forms on screen. RJSF’s fields are an entry of their own (rjsf/StepFields.tsx), for forms with groups or rows. The whole contract: nothing is imported past this file. */
export { FieldList } from './FieldList.tsx';
export { useStep } from './step-props.ts';
export { focusField } from './templates/ErrorSummary.tsx';
export { fieldId } from './templates/Field.tsx';
export { Form } from './templates/Form.tsx';
export { useDraft } from './use-draft.ts';
export { useControlledForm } from './use-form.ts';
export { Wizard } from './Wizard.tsx';
export { FileWidget } from './widgets/FileWidget.tsx';
export { loadWidgets } from './widgets/on-demand/load.ts';
export { registerWidget } from './widgets/registry.ts';

/** Forms on screen. The whole contract: nothing is imported past this file, but for the modules that a flow names in `widgets`. */
export { FieldList } from './FieldList.tsx';
export { useStep } from './step-props.ts';
export { Email } from './templates/Email.tsx';
export { focusField } from './templates/ErrorSummary.tsx';
export { fieldId } from './templates/Field.tsx';
export { Form } from './templates/Form.tsx';
export { useDraft } from './use-draft.ts';
export { useControlledForm } from './use-form.ts';
export { Wizard } from './Wizard.tsx';
export { loadWidgets } from './widgets/on-demand/load.ts';
export { registerWidget } from './widgets/registry.ts';

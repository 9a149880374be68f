import { type Form, openedRows, type Question } from './form.ts';

export function formioOf(form: Form) {
  const send = { type: 'button', action: 'submit', label: 'Submit', key: 'submit' };
  const components = form.questions.map(componentOf);
  return {
    display: 'form',
    components: [...(form.rows === undefined ? components : [gridOf(form, components)]), send],
  };
}

function gridOf(form: Form, components: readonly object[]) {
  return {
    type: 'datagrid',
    key: 'rows',
    label: 'Rows',
    input: true,
    components,
    defaultValue: openedRows(form),
  };
}

function componentOf({ name, label, type, required, options, maxLength, pattern }: Question) {
  const common = { key: name, label, input: true, validate: { required, maxLength, pattern } };
  const values = options?.map(({ value, title }) => ({ value, label: title }));
  if (type === 'select') return { ...common, type: 'select', widget: 'html5', data: { values } };
  if (type === 'radios') return { ...common, type: 'radio', values };
  return { ...common, type: type === 'number' ? 'number' : 'textfield' };
}

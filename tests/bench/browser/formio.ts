import type { Form, Question } from './form.ts';

export function formioOf({ questions }: Form) {
  const send = { type: 'button', action: 'submit', label: 'Submit', key: 'submit' };
  return { display: 'form', components: [...questions.map(componentOf), send] };
}

function componentOf({ name, label, type, required, options, maxLength, pattern }: Question) {
  const common = { key: name, label, input: true, validate: { required, maxLength, pattern } };
  const values = options?.map(({ value, title }) => ({ value, label: title }));
  if (type === 'select') return { ...common, type: 'select', widget: 'html5', data: { values } };
  if (type === 'radios') return { ...common, type: 'radio', values };
  return { ...common, type: type === 'number' ? 'number' : 'textfield' };
}

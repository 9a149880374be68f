import type { Form, Question } from './form.ts';

/** The form as SurveyJS wants it, told of every key as the others are. */
export function surveyOf({ title, questions }: Form) {
  return {
    title,
    textUpdateMode: 'onTyping',
    showQuestionNumbers: 'off',
    focusFirstQuestionAutomatic: false,
    elements: questions.map(elementOf),
  };
}

function elementOf({ name, label, type, required, options, maxLength }: Question) {
  const asked = { name, title: label, isRequired: required };
  if (type === 'text' || type === 'number') return { ...asked, type: 'text', inputType: type, maxLength };
  const choices = options?.map(({ value, title }) => ({ value, text: title }));
  return { ...asked, type: type === 'select' ? 'dropdown' : 'radiogroup', choices };
}

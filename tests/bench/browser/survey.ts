import type { Form, Question } from './form.ts';

/**
 * Converts the form to a SurveyJS form. It updates answers on every key press, because the forms of the other
 * libraries do.
 */
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
  const common = { name, title: label, isRequired: required };
  if (type === 'text' || type === 'number') return { ...common, type: 'text', inputType: type, maxLength };
  const choices = options?.map(({ value, title }) => ({ value, text: title }));
  return { ...common, type: type === 'select' ? 'dropdown' : 'radiogroup', choices };
}

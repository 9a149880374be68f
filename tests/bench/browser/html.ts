import { type Form, openedRows, type Question, type RowAnswers } from './form.ts';

export function htmlOf(form: Form): string {
  const { title, questions, rows } = form;
  const fields =
    rows === undefined ? questions.map((question) => questionOf(question)).join('\n') : rowsOf(form);
  return `<form novalidate><h1>${escaped(title)}</h1>\n${fields}\n<button type="submit">Submit</button></form>`;
}

/**
 * Returns the rows, a template for another row, and the "Add" button. In the template, # stands for the row's
 * index.
 */
function rowsOf(form: Form): string {
  const rowOf = (place: number | '#', answers: RowAnswers = {}) => {
    const questions = form.questions.map((question) =>
      questionOf({ ...question, name: `rows.${place}.${question.name}` }, answers[question.name]),
    );
    return `<fieldset class="row">${questions.join('\n')}</fieldset>`;
  };
  const rows = openedRows(form).map((answers, place) => rowOf(place, answers));
  return `${rows.join('\n')}<template>${rowOf('#')}</template><button type="button" class="add">Add</button>`;
}

function questionOf(question: Question, answer?: string | number): string {
  const { name, label, type, required, options = [], maxLength, pattern } = question;
  const attributes = `name="${name}"${required ? ' required' : ''}`;
  const words = escaped(label);
  if (type === 'select') {
    const list = options.map(
      ({ value, title }) =>
        `<option value="${escaped(value)}"${value === answer ? ' selected' : ''}>${escaped(title)}</option>`,
    );
    return `<label>${words}<select ${attributes}><option value=""></option>${list.join('')}</select></label>`;
  }
  if (type === 'radios') {
    const choices = options.map(
      ({ value, title }) =>
        `<label class="choice"><input type="radio" ${attributes} value="${escaped(value)}"${value === answer ? ' checked' : ''}>${escaped(title)}</label>`,
    );
    return `<fieldset><legend>${words}</legend>${choices.join('')}</fieldset>`;
  }
  const length = maxLength === undefined ? '' : ` maxlength="${maxLength}"`;
  // In HTML, a pattern must match the whole text, but in JSON Schema, it may match any part. The `.*` on both
  // sides makes the HTML pattern equivalent.
  const rule = pattern === undefined ? '' : ` pattern="${escaped(`.*(?:${pattern}).*`)}"`;
  const given = answer === undefined ? '' : ` value="${escaped(String(answer))}"`;
  return `<label>${words}<input type="${type}" ${attributes}${length}${rule}${given}></label>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign]!);
}

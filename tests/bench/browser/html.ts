import type { Form, Question } from './form.ts';

/** The form in plain HTML: the least that a browser has to do for it. */
export function htmlOf({ title, questions }: Form): string {
  const rows = questions.map(rowOf).join('\n');
  return `<form novalidate><h1>${escaped(title)}</h1>\n${rows}\n<button type="submit">Submit</button></form>`;
}

function rowOf({ name, label, type, required, options = [], maxLength, pattern }: Question): string {
  const attributes = `name="${name}"${required ? ' required' : ''}`;
  const words = escaped(label);
  if (type === 'select') {
    const list = options.map(
      ({ value, title }) => `<option value="${escaped(value)}">${escaped(title)}</option>`,
    );
    return `<label>${words}<select ${attributes}><option value=""></option>${list.join('')}</select></label>`;
  }
  if (type === 'radios') {
    const choices = options.map(
      ({ value, title }) =>
        `<label class="choice"><input type="radio" ${attributes} value="${escaped(value)}">${escaped(title)}</label>`,
    );
    return `<fieldset><legend>${words}</legend>${choices.join('')}</fieldset>`;
  }
  const length = maxLength === undefined ? '' : ` maxlength="${maxLength}"`;
  // HTML holds a pattern against the whole text, JSON Schema against a part of it.
  const rule = pattern === undefined ? '' : ` pattern="${escaped(`.*(?:${pattern}).*`)}"`;
  return `<label>${words}<input type="${type}" ${attributes}${length}${rule}></label>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign]!);
}

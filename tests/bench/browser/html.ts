import type { Form, Question } from './form.ts';

export function htmlOf({ title, questions }: Form): string {
  const fields = questions.map(questionOf).join('\n');
  return `<form novalidate><h1>${escaped(title)}</h1>\n${fields}\n<button type="submit">Submit</button></form>`;
}

function questionOf({ name, label, type, required, options = [], maxLength, pattern }: Question): string {
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
  // In HTML, a pattern must match the whole text, but in JSON Schema, it may match any part. The `.*` on both
  // sides makes the HTML pattern equivalent.
  const rule = pattern === undefined ? '' : ` pattern="${escaped(`.*(?:${pattern}).*`)}"`;
  return `<label>${words}<input type="${type}" ${attributes}${length}${rule}></label>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign]!);
}

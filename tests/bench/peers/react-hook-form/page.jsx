import { createRoot } from 'react-dom/client';
import { get, useFieldArray, useForm } from 'react-hook-form';
import { described } from '../../browser/pages/described.ts';
import '../../browser/pages/plain.css';

const { form, rows } = described();

function Page() {
  const { register, control, handleSubmit, formState } = useForm({
    defaultValues: form.rows === undefined ? {} : { rows: [...rows] },
  });
  const { fields, append } = useFieldArray({ control, name: 'rows' });

  function ask(question, name) {
    const isWrong = get(formState.errors, name) !== undefined;
    const Label = question.type === 'radios' ? 'fieldset' : 'label';
    return (
      <div key={name}>
        <Label>
          {question.label}
          {input(question, name, isWrong)}
        </Label>
        {isWrong && <p className="error">Please answer this.</p>}
      </div>
    );
  }

  function input({ type, options = [], required, maxLength, pattern }, name, isWrong) {
    const rules = { required, maxLength, ...(pattern && { pattern: new RegExp(pattern) }) };
    const registered = register(name, rules);
    if (type === 'radios')
      return options.map((option) => (
        <label key={option.value} className="choice">
          <input type="radio" value={option.value} {...registered} />
          {option.title}
        </label>
      ));
    if (type !== 'select') return <input type={type} {...registered} aria-invalid={isWrong} />;
    return (
      <select {...registered} aria-invalid={isWrong}>
        <option value="" />
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    );
  }

  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      <h1>{form.title}</h1>
      {form.rows === undefined
        ? form.questions.map((question) => ask(question, question.name))
        : fields.map(({ id }, row) => (
            <fieldset key={id}>
              {form.questions.map((question) => ask(question, `rows.${row}.${question.name}`))}
            </fieldset>
          ))}
      {form.rows !== undefined && (
        <button type="button" className="add" onClick={() => append({})}>
          Add
        </button>
      )}
      <button type="submit">Submit</button>
    </form>
  );
}

createRoot(document.getElementById('root')).render(<Page />);

import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { described } from '../../browser/pages/described.ts';
import '../../browser/pages/plain.css';

const form = described();

function Page() {
  const { register, handleSubmit, formState } = useForm();

  function ask(question) {
    const { name } = question;
    const isWrong = formState.errors[name] !== undefined;
    const Label = question.type === 'radios' ? 'fieldset' : 'label';
    return (
      <div key={name}>
        <Label>
          {question.label}
          {input(question, isWrong)}
        </Label>
        {isWrong && <p className="error">Please answer this.</p>}
      </div>
    );
  }

  function input({ name, type, options = [], required, maxLength, pattern }, isWrong) {
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
      {form.questions.map(ask)}
      <button type="submit">Submit</button>
    </form>
  );
}

createRoot(document.getElementById('root')).render(<Page />);

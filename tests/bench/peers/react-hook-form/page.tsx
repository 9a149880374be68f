import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import type { Form, Question } from '../../browser/form.ts';
import { described } from '../../browser/pages/described.ts';
import '../../browser/pages/plain.css';

const { title, questions } = described<Form>();

function Page() {
  const { register, handleSubmit, formState } = useForm<Record<string, string>>();

  function control({ name, type, options = [], required, maxLength, pattern }: Question, isWrong: boolean) {
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
      <h1>{title}</h1>
      {questions.map((question) => {
        const isWrong = formState.errors[question.name] !== undefined;
        const Label = question.type === 'radios' ? 'fieldset' : 'label';
        return (
          <div key={question.name}>
            <Label>
              {question.label}
              {control(question, isWrong)}
            </Label>
            {isWrong && <p className="error">Please answer this.</p>}
          </div>
        );
      })}
      <button type="submit">Submit</button>
    </form>
  );
}

createRoot(document.getElementById('root')!).render(<Page />);

import type { ReactNode } from 'react';
import { textOf } from '../../core/answers.ts';
import type { ActiveField } from '../../core/field.ts';
import { fieldId } from '../../core/places/field-id.ts';
import { offerOf } from '../../core/values/options.ts';
import type { FormController } from '../form-controller.ts';
import { useFieldState } from '../use-form.ts';
import { OptionText } from '../widgets/OptionText.tsx';
import { describedBy, FieldWords, labelOf } from './FieldWords.tsx';

interface MatrixProps {
  readonly field: ActiveField;
  readonly children: ReactNode;
}

export function Matrix({ field, children }: MatrixProps) {
  return (
    <table className="matrix">
      <thead>
        <tr>
          <td />
          {offerOf(field, '').options.map((option) => (
            <th key={option} scope="col">
              <OptionText field={field} option={option} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface MatrixRowProps {
  readonly form: FormController;
  readonly field: ActiveField;
  readonly path: string;
}

/** Labels each cell with question and option, because a screen reader can enter the table at any cell. */
export function MatrixRow({ form, field, path }: MatrixRowProps) {
  const { value, error } = useFieldState(form, path);
  const id = fieldId(path);
  const words = { id, ui: field.ui, error };
  const { options } = offerOf(field, '');
  const chosen = textOf(value);
  const isRetired = field.ui.deprecated?.includes(chosen) === true;
  return (
    <tr>
      <th scope="row">
        <span id={`${id}-label`}>{labelOf(field)}</span>
        <FieldWords {...words} />
      </th>
      {[...options, ...(isRetired ? [chosen] : [])].map((option, index) => {
        const own = index === 0 ? id : `${id}-${index + 1}`;
        return (
          <td key={option} className={isRetired && option === chosen ? 'retired' : undefined}>
            <label className="choice">
              <input
                type="radio"
                id={own}
                name={path}
                value={option}
                checked={option === chosen}
                onChange={() => form.change(path, option)}
                aria-labelledby={`${id}-label ${own}-option`}
                aria-describedby={describedBy(words)}
              />
              <span id={`${own}-option`}>
                <OptionText field={field} option={option} />
              </span>
            </label>
          </td>
        );
      })}
    </tr>
  );
}

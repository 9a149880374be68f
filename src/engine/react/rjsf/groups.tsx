import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, use } from 'react';
import { textOf } from '../../core/answers.ts';
import type { ActiveField } from '../../core/field.ts';
import { fieldId } from '../../core/places/field-id.ts';
import { offerOf } from '../../core/values/options.ts';
import { describedBy, FieldWords, labelOf } from '../templates/FieldWords.tsx';
import { useActiveFields, useFieldError, useFieldState } from '../use-form.ts';
import { OptionText } from '../widgets/OptionText.tsx';
import { ObjectFields } from './FieldList.tsx';
import { FormContext, fieldOf, registry } from './registry.tsx';
import '../structure.css';

interface GroupProps {
  readonly field: ActiveField;
  readonly path: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

export function Group({ field, path, error, children }: GroupProps) {
  const { ui } = field;
  const id = fieldId(path);
  const words = { id, ui, error };
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={ui.widget === 'matrix' ? 'field-group' : 'field-group group'}
      aria-describedby={describedBy(words)}
    >
      <legend className="heading">{labelOf(field)}</legend>
      <FieldWords {...words} />
      {children}
    </fieldset>
  );
}

/**
 * Renders a group. The component renders again when the group's error or its visible fields change, but not
 * on a keystroke in a field.
 */
function GroupField(props: FieldProps) {
  const form = use(FormContext)!;
  const path = props.fieldPathId.path.join('.');
  const field = fieldOf(props.uiSchema);
  const fields = useActiveFields(form, path);
  return (
    <Group field={field} path={path} error={useFieldError(form, path)}>
      <ObjectFields
        fields={fields}
        groups={form.setAt(path)?.groups}
        at={props}
        isMatrix={field.ui.widget === 'matrix'}
      />
    </Group>
  );
}

function MatrixTemplate({ properties, uiSchema = {} }: ObjectFieldTemplateProps) {
  const { fields } = uiSchema['ui:options'] as unknown as { readonly fields: readonly ActiveField[] };
  const [field] = fields;
  return (
    field && (
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
        <tbody>{properties.map(({ content }) => content)}</tbody>
      </table>
    )
  );
}

/** Labels each cell with question and option, because a screen reader can enter the table at any cell. */
function MatrixRowTemplate({ uiSchema, fieldPathId }: FieldTemplateProps) {
  const form = use(FormContext)!;
  const field = fieldOf(uiSchema);
  const path = fieldPathId.path.join('.');
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

export function register(): void {
  registry.fields.ObjectField = GroupField;
  Object.assign(registry.templates, { MatrixTemplate, MatrixRowTemplate });
}

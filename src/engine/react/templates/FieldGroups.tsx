import { Fragment, type ReactNode } from 'react';
import type { FieldGroup } from '../../core/definition.ts';
import '../fields.css';

export interface FieldGroupsProps {
  readonly groups: readonly FieldGroup[] | undefined;
  readonly fields: readonly {
    readonly name: string;
    readonly content: ReactNode;
  }[];
}

/** A step's fields under the headings of its ui file; a heading whose fields are all hidden is left out. */
export function FieldGroups({ groups, fields }: FieldGroupsProps) {
  const contentOf = new Map(fields.map(({ name, content }) => [name, content]));
  const shown = (groups ?? [{ legend: '', fields: fields.map(({ name }) => name) }])
    .map((group) => ({
      ...group,
      fields: group.fields.filter((name) => contentOf.has(name)),
    }))
    .filter((group) => group.fields.length > 0);
  return shown.map(({ legend, fields: names }) => {
    const list = (
      <div className="fields">
        {names.map((name) => (
          <Fragment key={name}>{contentOf.get(name)}</Fragment>
        ))}
      </div>
    );
    if (!legend) return <Fragment key={legend}>{list}</Fragment>;
    return (
      <fieldset key={legend} className="field-group">
        <legend className="heading">{legend}</legend>
        {list}
      </fieldset>
    );
  });
}

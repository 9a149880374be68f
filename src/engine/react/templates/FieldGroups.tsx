import { Fragment, type ReactNode } from 'react';
import type { StepDefinition } from '../../core/definition.ts';
import '../fields.css';

interface FieldGroupsProps {
  readonly groups: StepDefinition['groups'] | undefined;
  readonly fields: readonly { readonly name: string; readonly content: ReactNode }[];
}

export function FieldGroups({ groups, fields }: FieldGroupsProps) {
  const contentOf = new Map(fields.map(({ name, content }) => [name, content]));
  const all = groups ?? [{ legend: '', fields: [...contentOf.keys()] }];
  return all.map(({ legend, text, fields: listed }) => {
    const names = listed.filter((name) => contentOf.has(name));
    if (names.length === 0) return null;
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
        {text && <p className="quiet">{text}</p>}
        {list}
      </fieldset>
    );
  });
}

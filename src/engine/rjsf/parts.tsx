import type { FieldTemplateProps, ObjectFieldTemplateProps, WidgetProps } from '@rjsf/utils';
import { StepField } from '../FieldList.tsx';
import type { ActiveField } from '../flow.ts';
import { FieldGroups } from '../templates/FieldGroups.tsx';
import type { FormContext } from './registry.ts';

/** The one widget that RJSF knows; which control it is, the field says. */
export function EngineWidget({ options, registry }: WidgetProps) {
  const { form }: FormContext = registry.formContext;
  return <StepField form={form} field={options.field as unknown as ActiveField} />;
}

export function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

export function ObjectFieldTemplate({ properties, registry }: ObjectFieldTemplateProps) {
  const { groups }: FormContext = registry.formContext;
  return <FieldGroups groups={groups} fields={properties} />;
}

import type { FieldTemplateProps, ObjectFieldTemplateProps, WidgetProps } from '@rjsf/utils';
import { createContext, use } from 'react';
import type { ActiveField } from '../../core/flow.ts';
import { StepField } from '../FieldList.tsx';
import type { FormController } from '../form-controller.ts';
import { FieldGroups } from '../templates/FieldGroups.tsx';

/** A context instead of a prop: RJSF takes all functions for equal, and would keep an old form. */
export const FormContext = createContext<FormController | undefined>(undefined);

/** The one widget that RJSF knows; which control it is, the field says. */
export function EngineWidget({ options }: WidgetProps) {
  return <StepField form={use(FormContext)!} field={options.field as unknown as ActiveField} />;
}

export function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

export function ObjectFieldTemplate({ properties, registry }: ObjectFieldTemplateProps) {
  return <FieldGroups groups={registry.formContext.groups} fields={properties} />;
}

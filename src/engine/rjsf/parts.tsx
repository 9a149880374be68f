import type { FieldTemplateProps, ObjectFieldTemplateProps, WidgetProps } from '@rjsf/utils';
import { createContext, use } from 'react';
import { StepField } from '../FieldList.tsx';
import type { ActiveField } from '../flow.ts';
import type { StepForm } from '../step-form.ts';
import { FieldGroups } from '../templates/FieldGroups.tsx';

/** Goes past RJSF, which takes two functions for the same and so would hold on to an old form. */
export const FormOnScreen = createContext<StepForm | undefined>(undefined);

/** The one widget that RJSF knows; which control it is, the field says. */
export function EngineWidget({ options }: WidgetProps) {
  return <StepField form={use(FormOnScreen)!} field={options.field as unknown as ActiveField} />;
}

export function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

export function ObjectFieldTemplate({ properties, registry }: ObjectFieldTemplateProps) {
  return <FieldGroups groups={registry.formContext.groups} fields={properties} />;
}

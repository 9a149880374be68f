import { applicationDefinition } from '#generated/application/flow.ts';
import { formOfStep, mixedForm } from './form.ts';

export const firstForm = formOfStep(applicationDefinition.steps[0]);

export const typedForms = [mixedForm(10), mixedForm(100), mixedForm(500)];

export const forms = [firstForm, ...typedForms];

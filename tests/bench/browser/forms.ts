import { applicationDefinition } from '#generated/application/flow.ts';
import { formOfStep, longListForm, mixedForm, rowsForm } from './form.ts';

/** The first step of the application, in a format that other libraries can render too. */
export const firstForm = formOfStep(applicationDefinition.steps[0]);

/** Forms to type into, from small ones to larger than any real form. */
export const typedForms = [mixedForm(10), mixedForm(100), mixedForm(500), longListForm(1000)];

/** Forms with rows, from few rows to more than any real form has. */
export const rowForms = [rowsForm(5), rowsForm(50)];

export const forms = [firstForm, ...typedForms, ...rowForms];

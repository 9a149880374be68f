import { applicationDefinition } from '#generated/application/flow.ts';
import { formOfStep, longListForm, mixedForm, rowsForm } from './form.ts';

/** The portal's first form, for other libraries. */
export const firstForm = formOfStep(applicationDefinition.steps[0]);

/** Forms to type in, from small to more than anybody should ask. */
export const typedForms = [mixedForm(10), mixedForm(100), mixedForm(500), longListForm(1000)];

/** From few rows to more than anybody should ask. */
export const rowForms = [rowsForm(5), rowsForm(50)];

export const forms = [firstForm, ...typedForms, ...rowForms];

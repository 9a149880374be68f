import { createContext } from 'react';
import type { FormController } from '../form-controller.ts';

/** A context instead of a prop: RJSF treats all functions as equal, and would keep an old form. */
export const FormContext = createContext<FormController | undefined>(undefined);

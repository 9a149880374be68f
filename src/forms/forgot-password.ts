import type { Flow } from '#engine/core/index.ts';
import { form } from '#generated/forgot-password/form.ts';
import { guessablePasswordCheck } from './guessable-password-check.ts';

/* This form has a hand-written page (see `hasOwnPage`) and, to store neither code nor password, no draft. */

export const forgotPassword: Flow = { ...form, guessablePasswordCheck };

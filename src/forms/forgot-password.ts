import type { Flow } from '#engine/core/index.ts';
import { form } from '#generated/forgot-password/form.ts';
import { guessablePasswordCheck } from './guessable-password-check.ts';

/* This form has a hand-written page (see `hasOwnPage`). It has no draft, because neither the code nor the
   password must be stored. */

export const forgotPassword: Flow = { ...form, guessablePasswordCheck };

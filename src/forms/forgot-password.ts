import type { Flow } from '#engine/core/index.ts';
import { form } from '#generated/forgot-password/form.ts';
import { guessablePasswordCheck } from './guessable-password-check.ts';

/* Hand-written page (see `hasOwnPage`) without a draft: the code and password must not be stored. */

export const forgotPassword: Flow = { ...form, guessablePasswordCheck };

import type { Flow } from '#engine/core/index.ts';
import { form } from '#generated/forgot-password/form.ts';
import { passwordStrength } from './password-strength.ts';

/* A form with its own page: it asks for a code and a password. It has no draft, because neither is ever stored. */

export const forgotPassword: Flow = { ...form, passwordStrength };

import type { Flow } from '#engine/core/index.ts';
import { form } from '#generated/forgot-password/form.ts';
import { passwordStrength } from './password-strength.ts';

/* A form of its own: what it asks are a code and a password, which go to calls that keep neither. */

/** Without a draft: neither a code nor a password is ever kept. */
export const forgotPassword: Flow = { ...form, passwordStrength };

import type { Flow } from '#engine/core/index.ts';
import { forgotPasswordDefinition } from '#generated/forgot-password/flow.ts';
import validators from '#generated/forgot-password/validators.js';
import { passwordStrength } from './password-strength.ts';

/** Without a draft: neither a code nor a password is ever kept. */
export const forgotPassword: Flow = { definition: forgotPasswordDefinition, validators, passwordStrength };

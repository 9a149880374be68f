import type { Flow } from '#engine/core/index.ts';
import { loginDefinition } from '#generated/login/flow.ts';
import validators from '#generated/login/validators.js';

export const login: Flow = { definition: loginDefinition, validators };

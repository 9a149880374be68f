import { createGuessableCheck } from '#domain/guessable-password.ts';
import type { Flow } from '#engine/core/index.ts';
import type { FlowSource } from '../source/flows.ts';
import type { Source } from '../source/source.ts';
import { mostUsedPasswords } from './common-passwords.ts';
import { constantsOf } from './interpolation.ts';
import { resolveFlow } from './resolve.ts';
import { compileFlow } from './validators.ts';

const check = createGuessableCheck(mostUsedPasswords);

/** A flow as the browser and the server run it, straight from its files. */
export function runtimeFlow(source: Source, flow: FlowSource): Flow {
  const product = constantsOf(source.json.get('portal.json')?.value).get('product')?.text ?? '';
  const resolved = resolveFlow(source, flow);
  return {
    definition: resolved.definition,
    validators: compileFlow(resolved).validators,
    passwordStrength: { isGuessable: (password, known) => check(password, [product, ...known]) },
  };
}

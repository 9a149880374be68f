import { environment } from '../core/environment.ts';

interface ScriptPolicy {
  readonly createScriptURL: (url: string) => string;
}

/** As far as we use it; TypeScript does not know it yet. */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/**
 * The address of a script of our own, as workers want it: the content security policy refuses every address that
 * the one policy it names has not passed, and that policy can be made only once. The result is called a string
 * because that is all that the browser's interfaces are known to take.
 */
export function trustedScriptUrl(url: string): string {
  policy ??= createPolicy();
  return policy.createScriptURL(url);
}

function createPolicy(): ScriptPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: ownScript };
  return trustedTypes?.createPolicy(environment().trustedTypesPolicy, rules) ?? rules;
}

function ownScript(url: string): string {
  if (new URL(url, window.location.href).origin !== window.location.origin)
    throw new TypeError('A script of another origin is not run.');
  return url;
}

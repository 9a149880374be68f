import { environment } from '../core/environment.ts';

interface ScriptPolicy {
  readonly createScriptURL: (url: string) => string;
}

/** The part of the Trusted Types API that we use; TypeScript has no types for it yet. */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/**
 * A trusted URL of one of our scripts, for a Worker: the Content-Security-Policy accepts only URLs from the one policy
 * that it names, which can be created only once. Typed as a string, which is what the DOM types accept.
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

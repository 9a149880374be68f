import { environment } from '../core/environment.ts';

interface ScriptPolicy {
  readonly createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/**
 * Makes the URL of a Worker's script trusted. The Content-Security-Policy allows one Trusted Types policy,
 * which can be created only once. The result is declared as a string, because the DOM types accept nothing
 * else.
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
    throw new TypeError('Scripts from other origins are not allowed.');
  return url;
}

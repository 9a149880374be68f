import { environment } from '../core/environment.ts';

interface ScriptPolicy {
  readonly createScriptURL: (url: string) => string;
}

/** The used part of the Trusted Types API, for which TypeScript has no types yet. */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/**
 * Returns a trusted URL of one of our own scripts, for a Worker. The Content-Security-Policy allows only one
 * Trusted Types policy, and a policy can be created only once. The return type is string, because the DOM
 * types accept no other.
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

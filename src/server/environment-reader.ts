export type Environment = { readonly [name: string]: string | undefined };

export type EnvironmentReader = ReturnType<typeof createEnvironmentReader>;

/**
 * Returns functions that read settings. They add mistakes to `errors` instead of throwing, so that all
 * mistakes are reported together.
 */
export function createEnvironmentReader(environment: Environment) {
  const errors: string[] = [];

  function text(name: string): string | undefined {
    return environment[name]?.trim() || undefined;
  }

  /** Returns the value. If it is invalid, adds `error` to `errors`, but still returns the value. */
  function checked(name: string, isValid: (value: string) => boolean, error: string): string | undefined {
    const value = text(name);
    if (value !== undefined && !isValid(value)) errors.push(error);
    return value;
  }

  function wholeNumber(name: string, byDefault: number, from: number, to: number): number {
    const number = Number(text(name) ?? byDefault);
    if (Number.isInteger(number) && number >= from && number <= to) return number;
    errors.push(`${name} must be a whole number from ${from} to ${to}, not "${text(name)}".`);
    return byDefault;
  }

  function onOrOff(name: string, byDefault: boolean): boolean {
    const value = text(name)?.toLowerCase();
    if (value === undefined) return byDefault;
    if (['1', 'true', 'on', 'yes'].includes(value)) return true;
    if (!['0', 'false', 'off', 'no'].includes(value)) errors.push(`${name} must be 1 or 0, not "${value}".`);
    return false;
  }

  function list(name: string): string[] {
    const items = (text(name) ?? '').split(',').map((each) => each.trim());
    return items.filter((each) => each !== '');
  }

  function origins(name: string): string[] {
    return list(name).flatMap((each) => {
      const origin = originOf(each);
      if (!origin) errors.push(`${name} must hold addresses such as https://portal.example, not "${each}".`);
      return origin ?? [];
    });
  }

  function areSet(names: readonly string[]): boolean {
    const missing = names.filter((name) => text(name) === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      const present = names.filter((name) => !missing.includes(name));
      errors.push(`${present.join(', ')} needs ${missing.join(', ')} as well.`);
    }
    return missing.length === 0;
  }

  /** Returns the URL without trailing slashes, so that paths can be appended. */
  function address(name: string, byDefault?: string): string {
    const url = text(name) ?? byDefault ?? '';
    if (!originOf(url)) errors.push(`${name} must be an address such as https://example.org, not "${url}".`);
    return url.replace(/\/+$/, '');
  }

  return { errors, text, checked, list, wholeNumber, onOrOff, origins, areSet, address };
}

function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, protocol } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

import type { JsonFile, Source } from '../source/product.ts';

/** The compiler replaces {{name}}, where `name` is the name of a constant, with the constant's `text`. */
export interface Constant {
  readonly text: string;
  readonly placeholder: boolean;
  /** If the constant is the address of a file to download, the size of that file, such as "40 KB". */
  readonly size?: string;
}
export type Constants = ReadonlyMap<string, Constant>;

const expression = /\{\{\s*([^{}]*?)\s*\}\}/g;

export function constantsFile({ product, json }: Source): JsonFile | undefined {
  return product.constants && json.get(product.constants.file);
}

export function constantsOf(source: Source): Constants {
  return constantsIn(constantsFile(source)?.value, source.product.constants?.unknown);
}

/**
 * Returns the constants in a file by dotted name. Constants are strings, numbers and objects
 * `{ value, placeholder }`. A placeholder's text is `unknown` rather than its value.
 */
export function constantsIn(file: unknown, unknown = '', prefix = ''): Map<string, Constant> {
  const constants = new Map<string, Constant>();
  if (!isObject(file)) return constants;
  for (const [key, value] of Object.entries(file)) {
    const name = prefix + key;
    if (key.startsWith('$')) continue;
    if (typeof value === 'string' || typeof value === 'number') {
      constants.set(name, { text: String(value), placeholder: false });
    } else if (isObject(value) && 'value' in value) {
      const placeholder = value.placeholder === true || typeof value.value !== 'string';
      const text = placeholder ? unknown : String(value.value);
      constants.set(name, {
        text,
        placeholder,
        ...(typeof value.size === 'string' && { size: value.size }),
      });
    } else {
      for (const [inner, constant] of constantsIn(value, unknown, `${name}.`)) constants.set(inner, constant);
    }
  }
  return constants;
}

export function interpolatedNames(text: string): { name: string; index: number }[] {
  return [...text.matchAll(expression)].map((match) => ({ name: match[1]!, index: match.index }));
}

export const withoutNames = (text: string): string =>
  text.replace(expression, (whole) => ' '.repeat(whole.length));

/**
 * Replaces each {{name}} of a constant with the constant's text. The engine replaces all other names at run
 * time.
 */
export function interpolate(text: string, constants: Constants): string {
  return text.replace(
    expression,
    (whole, name: string) => constants.get(name)?.text ?? (name ? `{{${name}}}` : whole),
  );
}

export function interpolateDeep<T>(value: T, constants: Constants): T {
  return JSON.parse(JSON.stringify(value), (_key, each) =>
    typeof each === 'string' ? interpolate(each, constants) : each,
  );
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

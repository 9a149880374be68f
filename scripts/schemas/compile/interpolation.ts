import type { JsonFile, Source } from '../source/product.ts';

/** What a text may interpolate at build: the constants of a product's file of them, by dotted name. */
export interface Constant {
  readonly text: string;
  /** The true value is not known yet. */
  readonly placeholder: boolean;
  /** Of a file to download, if that is known: "40 KB". */
  readonly size?: string;
}
export type Constants = ReadonlyMap<string, Constant>;

const expression = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The file of a product's constants; undefined where it has none, or it cannot be read. */
export function constantsFile({ product, json }: Source): JsonFile | undefined {
  return product.constants && json.get(product.constants.file);
}

/** A product's constants. */
export function constantsOf(source: Source): Constants {
  return constantsIn(constantsFile(source)?.value, source.product.constants?.unknown);
}

/** The constants of such a file: its texts and numbers, and `{ value, placeholder }` as one, that may be `unknown` yet. */
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

/** The names that a text interpolates, with their places in it. */
export function interpolatedNames(text: string): { name: string; index: number }[] {
  return [...text.matchAll(expression)].map((match) => ({ name: match[1]!, index: match.index }));
}

/** The text with as many spaces where names stand. */
export const withoutNames = (text: string): string =>
  text.replace(expression, (whole) => ' '.repeat(whole.length));

/** The text with the product's constants in place; other names stay for run time. */
export function interpolate(text: string, constants: Constants): string {
  return text.replace(
    expression,
    (whole, name: string) => constants.get(name)?.text ?? (name ? `{{${name}}}` : whole),
  );
}

/** A whole value with the constants in place in each of its texts, and without the keys that have no value. */
export function interpolateDeep<T>(value: T, constants: Constants): T {
  return JSON.parse(JSON.stringify(value), (_key, each) =>
    typeof each === 'string' ? interpolate(each, constants) : each,
  );
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

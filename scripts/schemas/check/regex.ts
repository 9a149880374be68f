import { type AST, RegExpParser } from '@eslint-community/regexpp';

const parser = new RegExpParser();

/** Reads a regular expression in Unicode mode. */
export function parseRegex(source: string): AST.Pattern {
  return parser.parsePattern(source, 0, source.length, { unicode: true });
}

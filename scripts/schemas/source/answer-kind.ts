export type AnswerKind =
  | 'number'
  | 'yesNo'
  | 'date'
  | 'time'
  | 'text'
  | 'choice'
  | 'several'
  | 'file'
  | 'files'
  | 'group'
  | 'rows';

/** The values can be of any type, because the studio also passes rules from half-edited files. */
type AnswerRules = {
  readonly [key in
    | 'type'
    | 'format'
    | '$ref'
    | 'items'
    | 'properties'
    | 'enum'
    | 'oneOf'
    | 'anyOf']?: unknown;
};

/** Returns the kind of a question's answer. Does not resolve a `$ref`, because it may name a missing file. */
export function answerKind(rules: AnswerRules): AnswerKind {
  const { type, format, $ref, items } = rules;
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'boolean') return 'yesNo';
  if (type === 'array') {
    const each = (items ?? {}) as AnswerRules;
    if (each.properties || isBlock(each) || isBlock(rules)) return 'rows';
    return each.format === 'file' ? 'files' : 'several';
  }
  if (type === 'object' || isBlock(rules)) return 'group';
  if ($ref || rules.enum || rules.oneOf || rules.anyOf) return 'choice';
  if (format === 'time' || format === 'file') return format;
  return format === 'date' || format === 'year-month' || format === 'partial-date' ? 'date' : 'text';
}

/**
 * Returns whether the `$ref` names a block. Only the names of blocks' files end in ".schema.json"; those of
 * option lists do not.
 */
const isBlock = ({ $ref }: AnswerRules) => typeof $ref === 'string' && $ref.endsWith('.schema.json');

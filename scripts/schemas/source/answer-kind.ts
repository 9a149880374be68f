/** What the answer to a question is. */
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

/** The rules of a question as far as they say that. The studio reads them from files that may be half edited. */
interface AnswerRules {
  readonly type?: unknown;
  readonly format?: unknown;
  readonly $ref?: unknown;
  readonly items?: unknown;
  readonly properties?: unknown;
  readonly enum?: unknown;
  readonly oneOf?: unknown;
  readonly anyOf?: unknown;
}

/** What the answer to a question is, by its rules alone: what they refer to need not be there. */
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

/** Whether a question asks those of a block: files of lists have no "schema" in their names. */
const isBlock = ({ $ref }: AnswerRules) => typeof $ref === 'string' && $ref.endsWith('.schema.json');

import { type FieldSchema, type FieldSet, type Flow, isSent, optionsOf } from '#engine/core/index.ts';

/** Allows for the JSON around the answers, and for fields that newer or older versions of the portal add. */
const overheadBytes = 65_536;
const maxBytes = 512 * 1024;

/** The longest JSON escape of one character, such as \ud83d\ude00, has this many bytes. */
const bytesPerCharacter = 12;

/**
 * The number of characters to allow for answers that have no limit of their own, such as a date or a phone
 * number.
 */
const defaultMaxLength = 200;

export function unsentFields({ definition }: Flow): string[] {
  return definition.steps.flatMap((step) =>
    Object.keys(step.fields ?? {}).filter((name) => !isSent(step, step.ui?.[name])),
  );
}

const defaultMaxRows = 20;

function charactersOf(
  { maxLength, maxItems, type, ...schema }: FieldSchema,
  inner: FieldSet | undefined,
): number {
  const options = optionsOf(schema) ?? [];
  const longest = Math.max(defaultMaxLength, ...options.map((option) => option.length));
  const own = inner ? charactersIn(inner) : (maxLength ?? longest);
  return type === 'array' ? own * (maxItems ?? (options.length || defaultMaxRows)) : own;
}

function charactersIn({ fields = {}, fieldSets = {} }: FieldSet): number {
  const lengths = Object.entries(fields).map(
    ([name, field]) => name.length + charactersOf(field, fieldSets[name]),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

export function bodyLimitOf({ definition }: Flow): number {
  const characters = definition.steps.reduce((sum, step) => sum + charactersIn(step), 0);
  return Math.min(overheadBytes + characters * bytesPerCharacter, maxBytes);
}

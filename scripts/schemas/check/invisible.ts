const names: readonly (readonly [signs: RegExp, name: string])[] = [
  [/[\u00A0\u202F]/u, 'a space that does not break'],
  [/[\u1680\u2000-\u200A\u205F\u3000]/u, 'a space of another width'],
  [/[\u200B-\u200D\u2060\uFEFF\u00AD\u180E]/u, 'without any width'],
  [/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/u, 'it turns the direction of reading'],
  [/[\u2028\u2029]/u, 'a line break of another kind'],
];

export function invisibleName(sign: string): string | undefined {
  return names.find(([signs]) => signs.test(sign))?.[1];
}

/** Matches zero-width joiners between emoji, where they are correct: woman + joiner + cap = graduate. */
const joiners =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu;

const invisible = new RegExp(names.map(([signs]) => signs.source).join('|'), 'u');

export const firstInvisible = (text: string): number =>
  invisible.test(text) ? text.replaceAll(joiners, '+').search(invisible) : -1;

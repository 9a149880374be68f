/**
 * An option of a long list: its value, its title if different, and the properties ("facts") that choice filters
 * compare.
 */
export type ListOption = readonly [
  value: string,
  title?: string | null,
  facts?: { readonly [fact: string]: string },
];

/** A list of options that is too long for the form's own file. The list is loaded when its question is shown. */
export type OptionList = ReturnType<typeof createOptionList>;

/**
 * Creates an option list that is loaded from an address. On the server, which fetches nothing, `give` sets the
 * options instead.
 */
export function createOptionList(address?: URL, fetchFrom: typeof fetch = fetch) {
  let byValue: ReadonlyMap<string, ListOption> | undefined;
  let loading: Promise<void> | undefined;
  const give = (options: readonly ListOption[]) => {
    byValue = new Map(options.map((option) => [option[0], option]));
  };
  async function fetchOptions(): Promise<void> {
    const answer = await fetchFrom(address!);
    if (!answer.ok) throw new Error(`The list ${address} was answered with ${answer.status}.`);
    give(await answer.json());
  }
  return {
    address,
    give,
    /**
     * Loads the list and returns a promise, or undefined if the list is loaded already. After a failure, the
     * next call tries again.
     */
    load(): Promise<void> | undefined {
      if (byValue) return undefined;
      loading ??= fetchOptions().finally(() => {
        loading = undefined;
      });
      return loading;
    },
    /** Returns the options in the order of the list; undefined until the list is loaded. */
    options: (): Iterable<ListOption> | undefined => byValue?.values(),
    /**
     * Returns whether the list has an option with this value and these properties. True for any value until the
     * list is loaded.
     */
    has(value: string, facts: Facts = {}): boolean {
      const option = byValue?.get(value);
      return byValue === undefined || (option !== undefined && hasFacts(option, facts));
    },
    titleOf: (value: string): string => byValue?.get(value)?.[1] ?? value,
  };
}

export type Facts = { readonly [fact: string]: string | undefined };

export function hasFacts([, , facts]: ListOption, wanted: Facts): boolean {
  return Object.entries(wanted).every(([fact, value]) => value !== undefined && facts?.[fact] === value);
}

/**
 * Reduces a text to what is compared in a search: without case, accents, apostrophes, hyphens and spaces. The signs that
 * distinguish C# from C++, and 1.5 from 15, stay.
 */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[æðøđħłœŋþɓɗƙƴ]/g, (letter) => plainLetters[letter]!)
    .replace(ignored, '$1')
    .toUpperCase();

/** Letters with strokes and hooks, and ligatures, which Unicode does not decompose. */
const plainLetters: { readonly [letter: string]: string } = {
  ...{ æ: 'ae', ð: 'd', ø: 'o', đ: 'd', ħ: 'h', ł: 'l', œ: 'oe', ŋ: 'n', þ: 'th' },
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' },
};

/** The accents of Latin, Greek, Cyrillic and Arabic letters, letters that look like apostrophes, and punctuation. */
const ignored = /(\d\.(?=\d))|[\u0300-\u036F\u064B-\u065F\u0670ʹ-ˏꞋꞌ]|[^\p{L}\p{M}\p{N}+#%<>]/gu;

/**
 * Returns the reduced title of an option ({@link plain}). Cached, because lists have thousands of options and
 * are searched on every keystroke.
 */
function plainTitle(option: ListOption): string {
  const known = plainTitles.get(option) ?? plain(option[1] ?? option[0]);
  plainTitles.set(option, known);
  return known;
}

const plainTitles = new WeakMap<ListOption, string>();

/**
 * Returns the value of the only option with this title; undefined if no option or several options have the
 * title.
 */
export function exactOption(
  options: Iterable<ListOption>,
  typed: string,
  wanted: Facts = {},
): string | undefined {
  const sought = plain(typed);
  const found = [...options].filter((option) => plainTitle(option) === sought && hasFacts(option, wanted));
  return sought && found.length === 1 ? found[0]![0] : undefined;
}

/**
 * Returns at most `most` options that contain the typed text, those that begin with it first, and the number of
 * all matches. An empty text matches all options.
 */
export function searchOptions(
  options: Iterable<ListOption>,
  typed: string,
  most: number,
  wanted: Facts = {},
) {
  const sought = plain(typed);
  const beginning: ListOption[] = [];
  const holding: ListOption[] = [];
  let count = 0;
  for (const option of options) {
    if (!hasFacts(option, wanted)) continue;
    const at = plainTitle(option).indexOf(sought);
    if (at < 0) continue;
    count += 1;
    const found = at === 0 ? beginning : holding;
    if (found.length < most) found.push(option);
  }
  return { found: [...beginning, ...holding].slice(0, most), count };
}

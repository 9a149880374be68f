/** An option. Choice filters compare `facts` with answers. The title is omitted if it equals the value. */
export type ListOption = readonly [
  value: string,
  title?: string | null,
  facts?: { readonly [fact: string]: string },
];

/** A list of options that is too long for the form's own file. It is loaded when its question is shown. */
export type OptionList = ReturnType<typeof createOptionList>;

/**
 * Creates a list without options. Browsers load the options from `address`. The server makes no request; it
 * sets the options with `give`.
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
     * Loads the options. Returns undefined if they are already loaded. After a failure, the next call tries
     * again.
     */
    load(): Promise<void> | undefined {
      if (byValue) return undefined;
      loading ??= fetchOptions().finally(() => {
        loading = undefined;
      });
      return loading;
    },
    options: (): Iterable<ListOption> | undefined => byValue?.values(),
    /**
     * Returns whether the list has an option with this value and these facts. Until the list is loaded,
     * returns true for every value, so that no answer counts as invalid.
     */
    has(value: string, facts: Facts = {}): boolean {
      const option = byValue?.get(value);
      return byValue === undefined || (option !== undefined && hasFacts(option, facts));
    },
    titleOf: (value: string): string => byValue?.get(value)?.[1] ?? value,
  };
}

export type Facts = { readonly [fact: string]: string | undefined };

function hasFacts([, , facts]: ListOption, wanted: Facts): boolean {
  return Object.entries(wanted).every(([fact, value]) => value !== undefined && facts?.[fact] === value);
}

/** Removes what searches ignore, such as case and accents. C# still differs from C++, and 1.5 from 15. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[æðøđħłœŋþɓɗƙƴ]/g, (letter) => plainLetters[letter]!)
    .replace(ignored, '$1')
    .toUpperCase();

const plainLetters: { readonly [letter: string]: string } = {
  ...{ æ: 'ae', ð: 'd', ø: 'o', đ: 'd', ħ: 'h', ł: 'l', œ: 'oe', ŋ: 'n', þ: 'th' },
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' },
};

const ignored = /(\d\.(?=\d))|[\u0300-\u036F\u064B-\u065F\u0670ʹ-ˏꞋꞌ]|[^\p{L}\p{M}\p{N}+#%<>]/gu;

/**
 * Returns the title of an option in the form in which searches compare it. Caches its results, because lists
 * have thousands of options and are searched on every keystroke.
 */
function plainTitle(option: ListOption): string {
  const known = plainTitles.get(option) ?? plain(option[1] ?? option[0]);
  plainTitles.set(option, known);
  return known;
}

const plainTitles = new WeakMap<ListOption, string>();

/**
 * Returns the value of the option with the typed title. Returns undefined unless exactly one option has this
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
 * Returns at most `most` options that match the text, and the number of all matches. Options that begin with
 * the text come first. An empty text matches all options.
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

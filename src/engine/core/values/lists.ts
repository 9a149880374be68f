/** An option of a long list: its value, its title if that differs, and the facts by which it is filtered. */
export type ListOption = readonly [
  value: string,
  title?: string | null,
  facts?: { readonly [fact: string]: string },
];

/** A list too long to be part of its form: it is loaded when its question is shown. */
export type OptionList = ReturnType<typeof createOptionList>;

/** A list at an address. On a server, which fetches nothing, its options are given. */
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
    /** Settles once the list is loaded; undefined if it is. Tries again after a failure. */
    load(): Promise<void> | undefined {
      if (byValue) return undefined;
      loading ??= fetchOptions().finally(() => {
        loading = undefined;
      });
      return loading;
    },
    /** The options in their order; undefined until they are loaded. */
    options: (): Iterable<ListOption> | undefined => byValue?.values(),
    /** Whether that is an option with these facts. Until the list is loaded, anything is. */
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

/** Text for comparison while searching: ignores case, accents, apostrophes, hyphens and spaces. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The same for an option's title, computed once: lists have thousands of options and are searched with every key. */
function plainTitle(option: ListOption): string {
  const known = plainTitles.get(option) ?? plain(option[1] ?? option[0]);
  plainTitles.set(option, known);
  return known;
}

const plainTitles = new WeakMap<ListOption, string>();

/** The value of the only option with this title; undefined if no option or several have it. */
export function exactOption(
  options: Iterable<ListOption>,
  typed: string,
  wanted: Facts = {},
): string | undefined {
  const sought = plain(typed);
  const found = [...options].filter((option) => plainTitle(option) === sought && hasFacts(option, wanted));
  return sought && found.length === 1 ? found[0]![0] : undefined;
}

/** The first options that contain the typed text, those that begin with it first; all options if it is empty. */
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

/** Stored items and their contents: 'application of 3012345' is 'the id'. */
export type Findings = { readonly [what: string]: string };

export type Ledger = ReturnType<typeof createLedger>;

/** What the server has acknowledged, to compare with what its store contains. */
export function createLedger() {
  const acknowledged = new Map<string, string>();
  const lostOnTheWay: string[] = [];
  let count = 0;

  function missing([what, content]: readonly [string, string], found: string | undefined): string[] {
    return found === content ? [] : [`${what}: ${found ?? 'nothing'} instead of ${content}`];
  }

  return {
    /** Records an acknowledged write. It may replace an earlier one, as an edit does. */
    note(findings: Findings): void {
      count += 1;
      for (const [what, content] of Object.entries(findings)) acknowledged.set(what, content);
    },

    count: () => count,

    /** Compares what was read back during the work: at the end, an edit lost before the next one would not show. */
    check(findings: Findings): void {
      for (const [what, found] of Object.entries(findings)) {
        lostOnTheWay.push(...missing([what, acknowledged.get(what) ?? 'nothing'], found));
      }
    },

    compare(found: readonly (readonly [what: string, content: string])[]) {
      const contents = new Map(found);
      const seen = new Set<string>();
      return {
        /** Acknowledged, but missing or different. */
        lost: [
          ...lostOnTheWay,
          ...[...acknowledged].flatMap((entry) => missing(entry, contents.get(entry[0]))),
        ],
        /** Stored more than once. */
        duplicated: found.filter(([what]) => seen.has(what) || !seen.add(what)).map(([what]) => what),
        /** Stored, but never acknowledged. */
        unexplained: [...contents.keys()].filter((what) => !acknowledged.has(what)),
      };
    },
  };
}

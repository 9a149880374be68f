/** Stored items and their content, for example the id of 'application of 3012345'. */
export type Findings = { readonly [what: string]: string };

export type Ledger = ReturnType<typeof createLedger>;

/** Records what the server acknowledged, to compare it with the content of its store. */
export function createLedger() {
  const acknowledged = new Map<string, string>();
  const lostDuringRun: string[] = [];
  let count = 0;

  function missing([what, content]: readonly [string, string], found: string | undefined): string[] {
    return found === content ? [] : [`${what}: ${found ?? 'nothing'} instead of ${content}`];
  }

  return {
    /** Records an acknowledged write. An edit replaces an earlier one. */
    note(findings: Findings): void {
      count += 1;
      for (const [what, content] of Object.entries(findings)) acknowledged.set(what, content);
    },

    count: () => count,

    /** Compares what was read back during the run: an edit that is lost before the next edit is not visible at the end. */
    check(findings: Findings): void {
      for (const [what, found] of Object.entries(findings)) {
        lostDuringRun.push(...missing([what, acknowledged.get(what) ?? 'nothing'], found));
      }
    },

    compare(found: readonly (readonly [what: string, content: string])[]) {
      const contents = new Map(found);
      const seen = new Set<string>();
      return {
        /** Acknowledged, but missing or different. */
        lost: [
          ...lostDuringRun,
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

/** For example, "application of 3012345": the id of the application. */
export type Findings = { readonly [what: string]: string };

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger() {
  const acknowledged = new Map<string, string>();
  const lostDuringRun: string[] = [];
  let count = 0;

  function missing([what, content]: readonly [string, string], found: string | undefined): string[] {
    return found === content ? [] : [`${what}: ${found ?? 'nothing'} instead of ${content}`];
  }

  return {
    note(findings: Findings): void {
      count += 1;
      for (const [what, content] of Object.entries(findings)) acknowledged.set(what, content);
    },

    count: () => count,

    /** The comparison at the end would miss an edit that was lost, but later replaced by another one. */
    check(findings: Findings): void {
      for (const [what, found] of Object.entries(findings)) {
        lostDuringRun.push(...missing([what, acknowledged.get(what) ?? 'nothing'], found));
      }
    },

    compare(found: readonly (readonly [what: string, content: string])[]) {
      const contents = new Map(found);
      const seen = new Set<string>();
      return {
        lost: [
          ...lostDuringRun,
          ...[...acknowledged].flatMap((entry) => missing(entry, contents.get(entry[0]))),
        ],
        duplicated: found.filter(([what]) => seen.has(what) || !seen.add(what)).map(([what]) => what),
        unexplained: [...contents.keys()].filter((what) => !acknowledged.has(what)),
      };
    },
  };
}

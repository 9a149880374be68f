/**
 * Maps the name of each written item to its content, such as "application of 3012345" to the application's
 * id.
 */
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

    /**
     * Compares with the acknowledged content during the run, because the comparison at the end would miss a
     * lost edit that was later replaced.
     */
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

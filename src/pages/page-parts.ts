import { notLoaded, notRenewed } from '#components/not-loaded.ts';
import type { PageRead } from './use-read.ts';

/** A part of a page that comes by a call of its own. */
export interface PagePart {
  /** "your balance". */
  readonly what: string;
  readonly read: PageRead<unknown>;
}

/**
 * How the parts of a page do, seen together: where several fail, the network is most often the reason, and a page
 * that says the same thing once for each of them is a wall of alarm.
 */
export function seenTogether(parts: readonly PagePart[]) {
  const failed = parts.filter(({ read }) => read.problem);
  const absent = failed.filter(({ read }) => read.data === undefined);
  const unfinished = parts.filter(({ read }) => read.problem || read.data === undefined);
  return {
    /** Each has come or has failed. */
    areSettled: parts.every(({ read }) => isSettled(read)),
    /** Those that are not there at all: "your balance and your payments". */
    missing: inOneList(absent.map(({ what }) => what)),
    /** What is not there and why, in sentences; '' when all came. */
    words: failed.length > 0 ? `${missingInWords(failed)} ${failed[0]!.read.problem}` : '',
    isBusy: failed.some(({ read }) => read.isLoading),
    /** Asks again for all that has failed or has not come. */
    retry() {
      for (const { read } of unfinished) read.retry();
    },
  };
}

/** It has come or has failed. */
export const isSettled = ({ data, problem }: Pick<PageRead<unknown>, 'data' | 'problem'>) =>
  data !== undefined || problem !== '';

function missingInWords(failed: readonly PagePart[]): string {
  const absent = failed.filter(({ read }) => read.data === undefined).map(({ what }) => what);
  const old = failed.filter(({ read }) => read.data !== undefined).map(({ what }) => what);
  const [first, ...others] = absent;
  if (!first) return notRenewed(inOneList(old));
  const sentences = [
    notLoaded(first),
    others.length > 0 && `Also missing: ${inOneList(others)}.`,
    old.length > 0 && 'The rest may be out of date.',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** `a`, `a and b`, `a, b and c`. */
function inOneList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

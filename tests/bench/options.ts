import { parseArgs } from 'node:util';
import { type Network, networks } from './browser/phone.ts';
import { rounds } from './statistics.ts';

/** What a run of the benchmark is asked for. */
export interface Options {
  /** Those that are named, or all. */
  readonly parts: readonly string[];
  readonly runs: number;
  readonly networks: readonly Network[];
  /** Only the pages whose name this finds. Such a run is printed and not kept. */
  readonly only: RegExp | undefined;
  /** Installs the peers first. Those that are there are measured anyway. */
  readonly peers: boolean;
}

/** Throws what is wrong with them as a sentence. */
export function readOptions(argv: readonly string[], parts: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: String(rounds) },
      nets: { type: 'string', default: Object.keys(networks).join() },
      only: { type: 'string' },
      peers: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is a whole number from 1, not ${values.runs}.`);
  const nets = values.nets.split(',');
  refuseUnknown('part', positionals, parts);
  refuseUnknown('network', nets, Object.keys(networks));
  return {
    parts: parts.filter((part) => positionals.length === 0 || positionals.includes(part)),
    runs,
    networks: nets as Network[],
    only: values.only === undefined ? undefined : new RegExp(values.only, 'i'),
    peers: values.peers,
  };
}

function refuseUnknown(kind: string, named: readonly string[], known: readonly string[]): void {
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no ${kind} "${unknown.join('", "')}". There are: ${known.join(', ')}.`);
}

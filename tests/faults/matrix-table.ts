import { tableOf } from '../bench/results.ts';
import { percentile } from '../bench/statistics.ts';
import { type FaultName, faultNames } from './faults.ts';
import { type CallName, callNames } from './specified-calls.ts';

interface CellTrial {
  readonly call: string;
  readonly fault: string;
  /** The reason why the trial failed, or undefined if it passed. */
  readonly problem?: string | undefined;
}

export const titleOf = (call: CallName, fault: FaultName) => `${call} × ${fault}`;

export function cellIn(title: string): Pick<CellTrial, 'call' | 'fault'> {
  const [call = '', fault = ''] = title.split(' × ');
  return { call, fault };
}

export function matrixOf(trials: readonly CellTrial[]): string {
  const cell = (call: string, fault: string) => {
    const played = trials.filter((each) => each.call === call && each.fault === fault);
    if (played.length === 0) return 'not played';
    const problems = new Set(played.flatMap(({ problem }) => problem ?? []));
    return problems.size === 0 ? 'ok' : [...problems].join('; ').replaceAll('|', '/');
  };
  const rows = callNames.map((call) => [`\`${call}\``, ...faultNames.map((fault) => cell(call, fault))]);
  return tableOf(['Call', ...faultNames], rows, 1 + faultNames.length);
}

export function timesOf(times: readonly number[]): string {
  if (times.length === 0) return 'nothing was measured.';
  const [half, most, all] = [50, 95, 100].map((percent) => Math.round(percentile(percent, times)));
  return `median ${half} ms, 95th percentile ${most} ms, maximum ${all} ms (${times.length} measurements).`;
}

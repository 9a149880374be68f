import { dalasi } from '#domain/bututs.ts';
import { inDigits, money } from '#domain/money.ts';

/** For example `820 KB`; never 0 for a file with content. */
export const formatSize = (bytes: number) => `${inDigits(Math.ceil(bytes / 1000))} KB`;

/** For example `D1,250.50`, from bututs. */
export const formatMoney = (bututs: number) => money(dalasi(bututs));

/** For example `2026-11-20 12:00`, in Banjul time, which is UTC. */
export const formatMinute = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** For example `2026-11-20`, in Banjul time. */
export const formatDay = (at: number) => formatMinute(at).slice(0, 10);

/** For example `1 line`, `1,250 lines`. */
export const counted = (count: number, noun: string) => `${inDigits(count)} ${noun}${count === 1 ? '' : 's'}`;

import { dalasi } from '#domain/bututs.ts';
import { inDigits, money } from '#domain/money.ts';

/** Formats a file size, for example `820 KB`. Rounds up, so that only an empty file has 0 KB. */
export const formatSize = (bytes: number) => `${inDigits(Math.ceil(bytes / 1000))} KB`;

/** Formats an amount in bututs, for example `D1,250.50`. */
export const formatMoney = (bututs: number) => money(dalasi(bututs));

/** Formats a time in epoch milliseconds, for example `2026-11-20 12:00`. Banjul time is UTC. */
export const formatMinute = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Formats a time in epoch milliseconds as a day, for example `2026-11-20`. Banjul time is UTC. */
export const formatDay = (at: number) => formatMinute(at).slice(0, 10);

/** Formats a count with its noun, for example `1 line` or `1,250 lines`. */
export const counted = (count: number, noun: string) => `${inDigits(count)} ${noun}${count === 1 ? '' : 's'}`;

import { dalasi } from '#domain/bututs.ts';
import { inDigits, money } from '#domain/money.ts';

/** Returns a text such as `820 KB`. Rounds up, so that only an empty file has 0 KB. */
export const formatSize = (bytes: number) => `${inDigits(Math.ceil(bytes / 1000))} KB`;

export const formatMoney = (bututs: number) => money(dalasi(bututs));

/** Returns a text such as `2026-11-20 12:00` for a time in epoch milliseconds. Banjul time is UTC. */
export const formatMinute = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

export const formatDay = (at: number) => formatMinute(at).slice(0, 10);

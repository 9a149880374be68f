import { dalasi } from '#domain/bututs.ts';
import { inDigits, money } from '#domain/money.ts';

/** `820 KB`; not 0 for anything. */
export const formatSize = (bytes: number) => `${inDigits(Math.ceil(bytes / 1000))} KB`;

/** `D1,250.50`, of bututs. */
export const formatMoney = (bututs: number) => money(dalasi(bututs));

/** `2026-11-20 12:00`, in Banjul, which keeps UTC. */
export const formatMinute = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** `2026-11-20`, in Banjul. */
export const formatDay = (at: number) => formatMinute(at).slice(0, 10);

/** `1 line`, `1,250 lines`. */
export const counted = (count: number, noun: string) => `${inDigits(count)} ${noun}${count === 1 ? '' : 's'}`;

import { inDigits } from '#domain/money.ts';

/** `820 KB`; not 0 for anything. */
export const formatSize = (bytes: number) => `${inDigits(Math.ceil(bytes / 1000))} KB`;

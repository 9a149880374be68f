import type { Command } from './command.ts';

/** In the order in which --help lists them. */
export const commands: readonly Command[] = [];

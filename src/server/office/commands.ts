import type { Command } from './command.ts';
import { messages } from './messages.ts';

/** In the order in which --help lists them. */
export const commands: readonly Command[] = [messages];

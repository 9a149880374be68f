import { parseArgs } from 'node:util';
import { UserError } from '../user-error.ts';
import type { Arguments, Command } from './command.ts';
import { usageOf } from './help.ts';
import { didYouMean } from './nearest.ts';

/** What was typed after the command's name. Throws a sentence for all that the command does not know or misses. */
export function parseArguments(command: Command, line: readonly string[]): Arguments {
  const options = command.options ?? {};
  const { positionals, values, tokens } = parseArgs({
    args: line.map(keepId),
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const given = tokens.filter((token) => token.kind === 'option');
  for (const { name, rawName, value } of given) {
    const known = Object.hasOwn(options, name) && rawName.startsWith('--') ? options[name] : undefined;
    if (!known) throw usageError(command, `There is no option ${rawName}.${suggestion(name, command)}`);
    if (known.type === 'string' && (!value?.trim() || value.startsWith('--')))
      throw usageError(command, `${rawName} needs a value.`);
    if (known.type === 'boolean' && value !== undefined)
      throw usageError(command, `${rawName} takes no value.`);
    if (given.filter((each) => each.name === name).length > 1)
      throw usageError(command, `${rawName} is given twice.`);
  }
  if (positionals.length > command.positionals) {
    const extra = positionals[command.positionals]!;
    throw usageError(command, `"${extra}" is one too many. (What holds spaces is put in quotes.)`);
  }
  if (positionals.length < command.positionals) throw usageError(command, 'Something is missing.');
  const missing = (command.required ?? []).filter((name) => values[name] === undefined);
  if (missing.length > 0) {
    const names = missing.map((name) => `--${name}`).join(', ');
    throw usageError(command, `${names} ${missing.length > 1 ? 'are' : 'is'} missing.`);
  }
  return { positionals: positionals.map((each) => each.trim()), values };
}

/** Of 64 ids one begins with a dash; with a space before it, it is not taken for an option. */
function keepId(text: string): string {
  return /^-[\w-]{21}$/.test(text) ? ` ${text}` : text;
}

function suggestion(name: string, { options = {} }: Command): string {
  return didYouMean(
    `--${name}`,
    Object.keys(options).map((each) => `--${each}`),
  );
}

function usageError(command: Command, sentence: string): UserError {
  return new UserError(`${sentence}\n${usageOf(command)}`);
}

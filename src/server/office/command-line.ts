import { parseArgs } from 'node:util';
import { UserError } from '../user-error.ts';
import type { Arguments, Command } from './command.ts';
import { didYouMean } from './did-you-mean.ts';
import { usageOf } from './help.ts';

export function parseArguments(command: Command, line: readonly string[]): Arguments {
  const { least, most, known, required } = parametersOf(command);
  const names = [...known.keys()].map((name) => `--${name}`);
  const { positionals, tokens } = parseArgs({
    // Without the space, an application id that begins with a dash would be parsed as an option.
    args: line.map((text) => (/^-[\w-]{21}$/.test(text) ? ` ${text}` : text)),
    options: Object.fromEntries(known),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const given = tokens.filter((token) => token.kind === 'option');
  for (const { name, rawName, value } of given) {
    const type = rawName.startsWith('--') ? known.get(name)?.type : undefined;
    if (!type) throw usageError(command, `There is no option ${rawName}.${didYouMean(`--${name}`, names)}`);
    if (type === 'string' && (!value?.trim() || value.startsWith('--')))
      throw usageError(command, `${rawName} needs a value.`);
    if (type === 'boolean' && value !== undefined) throw usageError(command, `${rawName} takes no value.`);
    if (given.filter((each) => each.name === name).length > 1)
      throw usageError(command, `${rawName} is given twice.`);
  }
  if (positionals.length > most) {
    const extra = positionals[most]!;
    throw usageError(command, `"${extra}" is one argument too many. (Put text with spaces in quotes.)`);
  }
  if (positionals.length < least) throw usageError(command, 'Something is missing.');
  const options = new Map(given.map(({ name, value }) => [name, value]));
  const missing = required.filter((name) => !options.has(name));
  if (missing.length > 0) {
    const list = missing.map((name) => `--${name}`).join(', ');
    throw usageError(command, `${list} ${missing.length > 1 ? 'are' : 'is'} missing.`);
  }
  return { positionals: positionals.map((each) => each.trim()), options };
}

function parametersOf({ usage }: Command) {
  const always = usage.replace(/\[.*?\]/g, '');
  const options = [...usage.matchAll(/--([\w-]+)( ?)/g)].map(([, name, space]) => {
    return [name!, { type: space ? 'string' : 'boolean' }] as const;
  });
  return {
    least: unnamedIn(always),
    most: unnamedIn(usage),
    known: new Map(options),
    required: [...always.matchAll(/--([\w-]+)/g)].map(([, name]) => name!),
  };
}

function unnamedIn(usage: string): number {
  return usage
    .split('--')[0]!
    .split(' ')
    .filter((word) => /\w/.test(word)).length;
}

function usageError(command: Command, sentence: string): UserError {
  return new UserError(`${sentence}\n${usageOf(command)}`);
}

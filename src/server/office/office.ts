import { parseArgs } from 'node:util';
import { Mistake } from '../mistake.ts';
import type { Command, Office } from './command.ts';
import { commands } from './commands.ts';

const help = ['--help', '-h', 'help'];

/** Runs one command line. `open` is called once it is certain that something will be done. */
export async function runOffice(
  line: readonly string[],
  print: Office['print'],
  open: () => Promise<Office>,
): Promise<void> {
  const [name, ...rest] = line;
  if (name === undefined || help.includes(name)) return print(overview());
  const command = commands.find((each) => each.name === name);
  if (!command) throw new Mistake(`There is no command "${name}". "npm run office -- --help" lists them.`);
  if (rest.some((each) => help.includes(each))) return print(helpOf(command));
  const arguments_ = parse(command, rest);
  await command.run(await open(), arguments_);
}

function parse(command: Command, line: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...line],
      options: command.options ?? {},
      allowPositionals: true,
      strict: true,
    });
    if (positionals.length === command.positionals) {
      return { positionals, values: values as { [option: string]: string | boolean | undefined } };
    }
  } catch (error) {
    throw new Mistake(`${(error as Error).message.split('. ')[0]}.\n${usageOf(command)}`);
  }
  throw new Mistake(usageOf(command));
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`);
  return [
    'Usage: npm run office -- <command> …',
    '',
    ...lines,
    '',
    'More: npm run office -- <command> --help',
  ].join('\n');
}

function usageOf({ name, usage }: Command): string {
  return `Usage: npm run office -- ${name} ${usage}`.trimEnd();
}

function helpOf(command: Command): string {
  return [command.about, '', usageOf(command), ...(command.details ?? []).map((line) => `  ${line}`)].join(
    '\n',
  );
}

import { isBusy } from '../database/store-errors.ts';
import { UserError } from '../user-error.ts';
import type { Office } from './command.ts';
import { parseArguments } from './command-line.ts';
import { commands } from './commands.ts';
import { didYouMean } from './did-you-mean.ts';
import { helpOf, overviewOf } from './help.ts';

const help = ['--help', '-h'];

export async function runOffice(
  line: readonly string[],
  print: Office['print'],
  open: (command: { readonly makesTables?: boolean }) => Promise<Office>,
): Promise<void> {
  const [name, ...rest] = line;
  const asksForHelp = name === undefined || name === 'help' || help.includes(name);
  if (asksForHelp && rest.length === 0) return print(overviewOf(commands));
  const wanted = asksForHelp ? rest[0]! : name;
  const command = commands.find((each) => each.name === wanted);
  if (!command) {
    const names = commands.map((each) => each.name);
    throw new UserError(
      `There is no command "${wanted}".${didYouMean(wanted, names)} "npm run office -- --help" lists them.`,
    );
  }
  if (asksForHelp || rest.some((each) => help.includes(each))) return print(helpOf(command));
  const arguments_ = parseArguments(command, rest);
  try {
    if ('runAlone' in command) await command.runAlone(print, arguments_);
    else await command.run(await open(command), arguments_);
  } catch (error) {
    if (isBusy(error))
      throw new UserError('The database is busy. Nothing was changed: try again in a moment.');
    throw error;
  }
}

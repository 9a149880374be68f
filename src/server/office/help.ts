import type { Command } from './command.ts';

/** What there is to do. */
export function overviewOf(commands: readonly Command[]): string {
  const width = Math.max(0, ...commands.map(({ name }) => name.length));
  return [
    'Usage: npm run office -- <command> …',
    '',
    ...commands.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`),
    '',
    'More, with an example: npm run office -- <command> --help',
  ].join('\n');
}

export function usageOf({ name, usage }: Command): string {
  return `Usage: npm run office -- ${name} ${usage}`.trimEnd();
}

export function helpOf(command: Command): string {
  const details = (command.details ?? []).map((line) => `  ${line}`.trimEnd());
  return [command.about, '', usageOf(command), ...(details.length > 0 ? ['', ...details] : [])].join('\n');
}

import type { Command } from './command.ts';
import { definitionList } from './output/plain-text.ts';

export function overviewOf(commands: readonly Command[]): string {
  return [
    'Usage: npm run office -- <command> …',
    '',
    ...definitionList(commands.map(({ name, about }) => [name, about])),
    '',
    'More, with an example: npm run office -- <command> --help',
  ].join('\n');
}

export function usageOf({ name, usage }: Command): string {
  return `Usage: npm run office -- ${name} ${usage}`.trimEnd();
}

export function helpOf(command: Command): string {
  const details = command.details ?? [];
  const names = details.flatMap((detail) => (typeof detail === 'string' ? [] : detail[0]));
  const width = Math.max(0, ...names.map(({ length }) => length));
  const lines = details.flatMap((detail) =>
    typeof detail === 'string' ? (detail ? `  ${detail}` : '') : definitionList([detail], width),
  );
  const example = `  Example: npm run office -- ${command.name} ${command.example ?? ''}`.trimEnd();
  return [command.about, '', usageOf(command), ...(lines.length > 0 ? ['', ...lines] : []), '', example].join(
    '\n',
  );
}

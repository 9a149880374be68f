/** One line to be run, and what it is for. */
export interface Command {
  readonly what: string;
  readonly line: string;
}

export type Shell = 'sh' | 'PowerShell';

/**
 * What is run to send a change, as the guide has it under "Send a change".
 *
 * @param branch that is worked on: what was sent on one of its own goes to the same again
 */
export function commandsFor(message: string, branch: string | undefined, shell: Shell): readonly Command[] {
  const { subject, body } = partsOf(message);
  const isOwn = branch !== undefined && branch !== 'main' && branch !== 'master';
  const name = isOwn ? branch : branchName(subject);
  const texts = [subject, body].filter((text) => text !== '').map((text) => `-m ${quoted(text, shell)}`);
  return [
    ...(isOwn ? [] : [{ what: 'A branch of its own for the change', line: `git switch -c ${name}` }]),
    { what: 'What is made from the forms', line: 'npm run generate' },
    { what: 'What belongs to the change', line: 'git add schemas src/generated' },
    { what: 'The change, with its message', line: `git commit ${texts.join(' ')}` },
    { what: 'Send it', line: `git push -u origin ${name}` },
  ];
}

function partsOf(message: string): { readonly subject: string; readonly body: string } {
  const [subject = '', ...rest] = message.trim().split('\n');
  return { subject: subject.trim(), body: rest.join('\n').trim() };
}

/** `add-gunjur`: letters, numbers and dashes, which every system allows. */
export function branchName(subject: string): string {
  const words = subject
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const name = (words ?? []).reduce(
    (all, word) => (`${all}-${word}`.length <= 40 ? `${all}-${word}` : all),
    '',
  );
  return name.slice(1) || 'change-forms';
}

/** A text that the shell hands on as it stands. PowerShell loses straight quotes on the way, so that it gets curly ones. */
function quoted(text: string, shell: Shell): string {
  if (shell === 'sh') return `'${text.replaceAll("'", `'\\''`)}'`;
  return `'${text.replaceAll('"', '”').replace(/['‘’‚‛]/g, '$&$&')}'`;
}

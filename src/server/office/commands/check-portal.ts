import { missingDetails, readLenderDetails } from '../../portal/missing-details.ts';
import { UserError } from '../../user-error.ts';
import type { Command } from '../command.ts';
import { resolveTypedPath } from '../input/typed-path.ts';
import { table } from '../output/plain-text.ts';

export const checkPortal: Command = {
  name: 'check-portal',
  usage: '[<file>]',
  about: 'Lists what the lender has still to give: bank accounts, phone number, links, fees, contract.',
  details: [
    ['<file>', 'another file than schemas/portal.json'],
    'Students do not see a detail that is missing; fees and contract they see as they',
    'stand there, the contract as a draft. Enter the real one, and set its "placeholder" to false.',
    'It ends with an error while anything is missing, so that a script can ask.',
  ],
  async runAlone(print, { positionals: [typed] }) {
    const missing = missingDetails(readLenderDetails(typed && resolveTypedPath(typed)));
    if (missing.length === 0) return print('Nothing is missing: the lender has given every detail.');
    const rows = missing.map(({ key, words }) => [words, key]);
    for (const line of table([['Still to be given', 'Its key in portal.json'], ...rows])) print(line);
    throw new UserError(
      `${missing.length === 1 ? '1 detail is' : `${missing.length} details are`} still to be given.`,
    );
  },
};

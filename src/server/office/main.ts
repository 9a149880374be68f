import { readConfig } from '../config.ts';
import { formatError } from '../format-error.ts';
import type { Office } from './command.ts';
import { runOffice } from './office.ts';
import { openOffice } from './open-office.ts';

// New files contain personal data, so other users of this machine must not be able to read them.
process.umask(0o077);

const print = (line: string) => console.log(line);
let office: Office | undefined;

try {
  await runOffice(process.argv.slice(2), print, async (command) => {
    office = await openOffice(command, readConfig(process.env), print);
    return office;
  });
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
} finally {
  await office?.backend.database.destroy();
}

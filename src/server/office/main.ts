import { readConfig } from '../config.ts';
import { formatError } from '../format-error.ts';
import type { Office } from './command.ts';
import { runOffice } from './office.ts';
import { openOffice } from './open-office.ts';

// Commands write personal data, so new files must not be readable by other users of this machine.
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

import { addDeposit, addInvoice } from './add-entry.ts';
import { addPlan } from './add-plan.ts';
import { applications } from './applications.ts';
import { backup } from './backup.ts';
import { budgets } from './budgets.ts';
import { cancelEntry } from './cancel-entry.ts';
import { checkBackup } from './check-backup.ts';
import type { Command } from './command.ts';
import { exportAnswers } from './export.ts';
import { file } from './file.ts';
import { importDeposits } from './import-deposits.ts';
import { messages } from './messages.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { restore } from './restore.ts';
import { setStatus } from './set-status.ts';
import { show } from './show.ts';

/** In the order in which --help lists them. */
export const commands: readonly Command[] = [
  applications,
  show,
  file,
  setStatus,
  addPlan,
  addInvoice,
  addDeposit,
  cancelEntry,
  importDeposits,
  exportAnswers,
  messages,
  budgets,
  backup,
  checkBackup,
  restore,
  moveToPostgres,
];

import type { Command } from './command.ts';
import { applications } from './commands/applications.ts';
import { backup, checkBackup, moveToPostgres, restore } from './commands/backups.ts';
import { budgets } from './commands/budgets.ts';
import { checkPortal } from './commands/check-portal.ts';
import { draftsShape } from './commands/drafts-shape.ts';
import { addDeposit, addInvoice, addPlan, cancelEntry } from './commands/entries.ts';
import { exportAnswers } from './commands/export.ts';
import { file } from './commands/file.ts';
import { importDeposits } from './commands/import-deposits.ts';
import { messages } from './commands/messages.ts';
import { setStatus } from './commands/set-status.ts';
import { show } from './commands/show.ts';
import { submissions } from './commands/submissions.ts';

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
  submissions,
  exportAnswers,
  draftsShape,
  messages,
  budgets,
  checkPortal,
  backup,
  checkBackup,
  restore,
  moveToPostgres,
];

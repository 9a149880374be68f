import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Draft {
  format: number;
  migrations: string[];
  tables: { [table: string]: unknown };
  files: { [name: string]: unknown };
}

type Harm = (backup: string) => void;
export type Damage = readonly [what: string, damage: Harm, sentence: RegExp];

const onlyFileIn = (backup: string) => readdirSync(path.join(backup, 'files'))[0]!;

const placeOf = (backup: string, file?: string) => path.join(backup, file ?? `files/${onlyFileIn(backup)}`);

const remove = (file?: string) => (backup: string) => rmSync(placeOf(backup, file));
const put = (file: string, text: string) => (backup: string) => writeFileSync(placeOf(backup, file), text);

function edit(file: string | undefined, change: (text: string) => string): Harm {
  return (backup) => {
    const place = placeOf(backup, file);
    writeFileSync(place, change(readFileSync(place, 'utf8')));
  };
}

function editManifest(change: (manifest: Draft, backup: string) => void): Harm {
  return (backup) => {
    const manifest = JSON.parse(readFileSync(placeOf(backup, manifestFile), 'utf8'));
    change(manifest, backup);
    put(manifestFile, JSON.stringify(manifest))(backup);
  };
}

/** Changes a table's file, and adapts the manifest to it. */
function forge(table: string, change: (text: string) => string): Harm {
  return (backup) => {
    const file = `tables/${table}.jsonl`;
    edit(file, change)(backup);
    const bytes = readFileSync(placeOf(backup, file));
    const rows = bytes.toString().split('\n').length - 1;
    const entry = { rows, bytes: bytes.length, sha256: hash('sha256', bytes) };
    editManifest(({ tables }) => Object.assign(tables, { [table]: entry }))(backup);
  };
}

const both =
  (...harms: readonly Harm[]): Harm =>
  (backup) =>
    harms.forEach((harm) => void harm(backup));

const manifestFile = 'manifest.json';
const applications = 'tables/applications.jsonl';
const nameless = editManifest(({ files }, backup) => delete files[onlyFileIn(backup)]);
const noRows = () => '';
const noTransactions = editManifest(({ tables }) => delete tables.transactions);
const climbing = editManifest(({ files }, backup) => {
  files['../students.pdf'] = files[onlyFileIn(backup)];
});

const noBackup = /^There is no backup in \S+: it has no readable manifest\.json\.$/;
const tooNew =
  /^The backup in \S+ was written by a newer version of this program\. Install that version, or use an older backup\.$/;
const isMissing = (file: string) => new RegExp(`${file} is missing\\. Use another backup\\.$`);
const isDamaged = (file: string) =>
  new RegExp(`${file} is damaged: it differs from what the backup wrote\\. Use another backup\\.$`);
const isStrange = (file: string) =>
  new RegExp(`${file} does not belong to this backup: the manifest does not list it\\.$`);

/** Damage that is found before the restore uses the database. */
export const damagedFiles: readonly Damage[] = [
  ['no manifest', remove(manifestFile), noBackup],
  ['half a manifest', edit(manifestFile, (text) => text.slice(0, 100)), noBackup],
  ['a manifest of something else', put(manifestFile, '{}'), noBackup],
  ['a later format', editManifest((manifest) => Object.assign(manifest, { format: 2 })), tooNew],
  ['a later migration', editManifest(({ migrations }) => migrations.push('9999-later')), tooNew],
  ['a missing table', remove('tables/students.jsonl'), isMissing('students.jsonl')],
  ['a truncated table', edit(applications, (text) => text.slice(0, -20)), isDamaged('applications.jsonl')],
  [
    'a changed letter',
    edit(applications, (text) => text.replace('Isatou', 'Isatuo')),
    isDamaged('applications.jsonl'),
  ],
  ['a missing file', remove(), isMissing('.pdf')],
  ['a changed byte', edit(undefined, (text) => text.replace('tuition', 'tuitiom')), isDamaged('.pdf')],
  ['an extra table', put('tables/gifts.jsonl', ''), isStrange('gifts.jsonl')],
  ['an extra file', put('files/x.pdf', ''), isStrange('x.pdf')],
  ['a path that leaves the folder', climbing, noBackup],
];

const wrongTables = (name: string) =>
  new RegExp(`^The backup does not have the tables of its time \\(${name}\\)\\. Use another backup\\.$`);
const wrongRows = (table: string) =>
  new RegExp(`^The rows of ${table} do not fit the table\\. Nothing was inserted\\.$`);

/** Damage that is found only when the rows are inserted. */
export const damagedRows: readonly Damage[] = [
  ['an extra table', both(put('tables/gifts.jsonl', ''), forge('gifts', noRows)), wrongTables('gifts')],
  [
    'a table missing from the backup and its manifest',
    both(remove('tables/transactions.jsonl'), noTransactions),
    wrongTables('transactions'),
  ],
  ['a row whose student is missing', forge('students', noRows), wrongRows('applications')],
  ['a line that is not a row', forge('students', (text) => text.slice(0, 50)), wrongRows('students')],
  [
    'an invoice file missing from the backup and its manifest',
    both(nameless, remove()),
    /^The backup has a row of the invoice file \S+\.pdf and no such file\. Use another backup\.$/,
  ],
  [
    'an invoice file without its row',
    forge('invoice_files', noRows),
    /^The backup has the invoice file \S+\.pdf but no row for it\. Use another backup\.$/,
  ],
];

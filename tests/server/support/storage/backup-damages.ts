import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Draft {
  format: number;
  migrations: string[];
  tables: { [table: string]: unknown };
  files: { [name: string]: unknown };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const editManifest = (backup: string, change: (manifest: Draft) => void) =>
  edit(path.join(backup, 'manifest.json'), (text) => {
    const manifest = JSON.parse(text);
    change(manifest);
    return JSON.stringify(manifest);
  });

/** Changes a table in such a way that its hash is right. */
function forge(backup: string, table: string, change: (text: string) => string): void {
  const file = path.join(backup, 'tables', `${table}.jsonl`);
  edit(file, change);
  const bytes = readFileSync(file);
  const rows = bytes.toString().split('\n').length - 1;
  editManifest(backup, ({ tables }) => {
    tables[table] = { rows, bytes: bytes.length, sha256: sha256(bytes) };
  });
}

const onlyFileIn = (backup: string) => readdirSync(path.join(backup, 'files'))[0]!;

export type Damage = readonly [what: string, damage: (backup: string) => void, sentence: RegExp];

/** What the files alone tell. */
export const damagedFiles: readonly Damage[] = [
  [
    'no manifest',
    (backup) => rmSync(path.join(backup, 'manifest.json')),
    /^There is no backup in \S+: it has no manifest\.json that can be read\.$/,
  ],
  [
    'half a manifest',
    (backup) => edit(path.join(backup, 'manifest.json'), (text) => text.slice(0, 100)),
    /^There is no backup/,
  ],
  [
    'a manifest of something else',
    (backup) => writeFileSync(path.join(backup, 'manifest.json'), '{}'),
    /^There is no backup/,
  ],
  [
    'a later format',
    (backup) =>
      editManifest(backup, (manifest) => {
        manifest.format = 2;
      }),
    /^The backup in \S+ is of a newer version of this program\. Install that version, or use an older backup\.$/,
  ],
  [
    'a later migration',
    (backup) => editManifest(backup, ({ migrations }) => migrations.push('9999-later')),
    /is of a newer version/,
  ],
  [
    'a missing table',
    (backup) => rmSync(path.join(backup, 'tables/students.jsonl')),
    /students\.jsonl is missing\. Use another backup\.$/,
  ],
  [
    'a table cut off',
    (backup) => edit(path.join(backup, 'tables/applications.jsonl'), (text) => text.slice(0, -20)),
    /applications\.jsonl is damaged: it is not what the backup wrote\. Use another backup\.$/,
  ],
  [
    'a changed letter',
    (backup) =>
      edit(path.join(backup, 'tables/applications.jsonl'), (text) => text.replace('Isatou', 'Isatuo')),
    /applications\.jsonl is damaged/,
  ],
  [
    'a missing file',
    (backup) => rmSync(path.join(backup, 'files', onlyFileIn(backup))),
    /\.pdf is missing\. Use another backup\.$/,
  ],
  [
    'a changed byte',
    (backup) =>
      edit(path.join(backup, 'files', onlyFileIn(backup)), (text) => text.replace('tuition', 'tuitiom')),
    /\.pdf is damaged/,
  ],
  [
    'one more table',
    (backup) => writeFileSync(path.join(backup, 'tables/gifts.jsonl'), ''),
    /gifts\.jsonl is not of this backup: its manifest does not name it\.$/,
  ],
  [
    'one more file',
    (backup) => writeFileSync(path.join(backup, 'files/x.pdf'), ''),
    /x\.pdf is not of this backup/,
  ],
  [
    'a way out of the folder',
    (backup) =>
      editManifest(backup, ({ files }) => {
        files['../students.pdf'] = files[onlyFileIn(backup)];
      }),
    /^There is no backup/,
  ],
];

/** What shows only when it is put into tables. */
export const damagedRows: readonly Damage[] = [
  [
    'one more table that the manifest names',
    (backup) => {
      writeFileSync(path.join(backup, 'tables/gifts.jsonl'), '');
      forge(backup, 'gifts', () => '');
    },
    /^The backup does not have the tables of its time \(gifts\)\. Use another backup\.$/,
  ],
  [
    'a table less, and the manifest too',
    (backup) => {
      rmSync(path.join(backup, 'tables/transactions.jsonl'));
      editManifest(backup, ({ tables }) => delete tables.transactions);
    },
    /^The backup does not have the tables of its time \(transactions\)/,
  ],
  [
    'a row of which nobody has the student',
    (backup) => forge(backup, 'students', () => ''),
    /^The rows of applications do not fit\. Nothing was put in\.$/,
  ],
  [
    'a line that is no row',
    (backup) => forge(backup, 'students', (text) => text.slice(0, 50)),
    /^The rows of students do not fit/,
  ],
  [
    'a file less, and the manifest too',
    (backup) => {
      const name = onlyFileIn(backup);
      rmSync(path.join(backup, 'files', name));
      editManifest(backup, ({ files }) => delete files[name]);
    },
    /^The backup has a row of the invoice file \S+\.pdf and no such file\. Use another backup\.$/,
  ],
  [
    'a row of a file less',
    (backup) => forge(backup, 'invoice_files', () => ''),
    /^The backup has the invoice file \S+\.pdf and no row of it\. Use another backup\.$/,
  ],
];

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/schemas/testing/temporary-folder.ts';
import { gitIn } from '#scripts/studio/testing/git-in.ts';
import { chromiumFlags, findChromium } from '#scripts/tooling/chromium.mjs';
import { type Spawned, spawnNode, withoutCondition } from '../process.ts';

/*
 * These tests build a second product, whose forms are in French, in a project that contains only the
 * engine and its commands.
 */

const root = path.resolve(import.meta.dirname, '../..');
const home = 'tests/second-product';
const ofEngine = ['package.json', 'tsconfig.json', 'src/engine', 'scripts/schemas'];
const meta = ['flow', 'migrations', 'options', 'sample', 'step', 'ui'].map(
  (name) => `schemas/meta/${name}.schema.json`,
);

const project = temporaryFolder(afterAll);
let server: Spawned;
let address: string;
let browser: Browser;

beforeAll(async () => {
  const isNeeded = (file: string) => !/\.test\.tsx?$|\/testing(\/|$)|\/(generated|dist)$/.test(file);
  for (const name of [...ofEngine, ...meta, home])
    cpSync(path.join(root, name), path.join(project, name), { recursive: true, filter: isNeeded });
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'), 'junction');
  for (const command of [
    `scripts/schemas/check.ts --product ${home}/product.ts`,
    `scripts/schemas/generate.ts --product ${home}/product.ts`,
    `node_modules/typescript/bin/tsc -p ${home}`,
    `node_modules/vite/bin/vite.js build --config ${home}/vite.config.ts --logLevel error`,
  ])
    expect(run(command), command).toEqual({ status: 0, output: '' });
  server = spawnNode([`${home}/server.ts`, 'jardin.sqlite'], { cwd: project, env });
  address = await server.listening;
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  if (server?.child.kill()) await once(server.child, 'close');
});

const env = { ...withoutCondition, NODE_ENV: 'production', NODE_NO_WARNINGS: '1', NO_COLOR: '1' };

function run(command: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command.split(' '), {
    cwd: project,
    encoding: 'utf8',
    env,
  });
  return { status, output: `${stdout}${stderr}`.trim() };
}

async function open(form: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'fr-SN', viewport: { width: 390, height: 844 } });
  await page.goto(address + form);
  return page;
}

const stored = () => {
  const database = new DatabaseSync(path.join(project, 'jardin.sqlite'), { readOnly: true });
  const rows = database.prepare('SELECT formulaire, version, reponses FROM envois').all();
  database.close();
  return rows.map(({ reponses, ...row }) => ({ ...row, reponses: JSON.parse(String(reponses)) }));
};

test('fills in, reviews and stores a questionnaire, all in French', async () => {
  const page = await open('/inscription');
  await page.getByRole('button', { name: 'Suivant' }).click();
  const wrong = page.getByRole('alert');
  await expect.poll(() => wrong.innerText()).toContain('Il y a un problème');
  expect(await wrong.getByRole('link').allInnerTexts()).toEqual([
    'Indiquez votre prénom',
    'Indiquez votre date de naissance',
    'Indiquez votre numéro de téléphone',
  ]);

  await page.getByLabel('Prénom').fill('Awa');
  await page.getByLabel('Jour').selectOption('14');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect
    .poll(() => wrong.innerText())
    .toContain('Complétez votre date de naissance : le mois, l’année');
  await page.getByLabel('Mois').selectOption({ label: 'juillet' });
  await page.getByLabel('Année').selectOption('1990');
  await page.getByLabel('Téléphone').fill('+221 77 123 45 67');
  await page.getByLabel('Quartier (facultatif)').selectOption('Randoulène');
  await page.getByRole('button', { name: 'Suivant' }).click();

  await page.getByLabel('Surface voulue').fill('12,5');
  await page.getByLabel('Puits').check();
  await page.getByLabel('Distance jusqu’au puits').fill('1\u00A0200');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('heading', { name: 'Relisez vos réponses' }).waitFor();
  await page.getByText('Vous demandez 12,5 m².').waitFor();
  const answers = await page.locator('dd').allInnerTexts();
  expect(answers.slice(1, 2)).toEqual(['14 juillet 1990']);
  expect(answers.slice(4)).toEqual(['12,5', 'Puits', '1200']);

  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByText('Le Jardin de Thiès a reçu votre demande. Notre téléphone : à confirmer.').waitFor();
  expect(stored()).toEqual([
    {
      formulaire: 'inscription',
      version: 1,
      reponses: {
        prenom: 'Awa',
        naissance: '1990-07-14',
        telephone: '771234567',
        quartier: 'Randoulène',
        surface: 12.5,
        eau: 'Puits',
        distance: 1200,
      },
    },
  ]);
});

test('reports a mistake in a file, and compares a change with the last commit', () => {
  const list = path.join(project, home, 'schemas/options/quartier.json');
  const before = readFileSync(list, 'utf8');
  const git = gitIn(project);
  git('add', `${home}/schemas`);
  git('commit', '--quiet', '--message', 'Jardin');

  writeFileSync(list, before.replace('"Mbour 1",', '"Mbour 1"'));
  expect(run(`scripts/schemas/check.ts --product ${home}/product.ts`)).toEqual({
    status: 1,
    output: `${home}/schemas/options/quartier.json:5:51  A comma is missing here. Add it: things in { } and [ ] are separated by commas.`,
  });
  writeFileSync(list, before.replace(' "Mbour 1",', ''));
  expect(run(`scripts/schemas/diff.ts --product ${home}/product.ts`)).toEqual({
    status: 1,
    output: expect.stringContaining(
      `${home}/schemas/options/quartier.json:5:27  breaking: You removed "Mbour 1". People have drafts with it (inscription › quartier), and would lose that answer.`,
    ),
  });
  writeFileSync(list, before);
});

test('creates a missing sample with the product’s own typical answers', () => {
  const sample = path.join(project, home, 'schemas/inscription/samples/valid.json');
  rmSync(sample);
  expect(run(`scripts/schemas/fix.ts --product ${home}/product.ts`)).toEqual({
    status: 0,
    output:
      'schemas/inscription/samples/valid.json: new, with an answer to every question that must be answered.',
  });
  const { answers } = JSON.parse(readFileSync(sample, 'utf8'));
  expect(answers.personne).toMatchObject({ prenom: 'Awa Diop', telephone: '771234567' });
});

test('its server rejects invalid answers with the same messages, and stores nothing', async () => {
  const before = stored().length;
  const send = async (body: string) => {
    const response = await fetch(`${address}/api/retour`, { method: 'POST', body });
    return [response.status, await response.json()];
  };
  expect(await send('{ "avis": { "note": 11 } }')).toEqual([
    400,
    { erreurs: ['Indiquez votre note : 10 ou moins'] },
  ]);
  expect(await send('null')).toEqual([400, {}]);
  expect(stored()).toHaveLength(before);
  expect(await send('{ "avis": { "note": 9 } }')).toEqual([201, {}]);
  expect(stored().at(-1)).toEqual({ formulaire: 'retour', version: 1, reponses: { note: 9, raison: '' } });
});

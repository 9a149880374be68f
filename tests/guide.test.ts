import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { drawings } from '#components/drawings/by-name.ts';
import { contractFactNames } from '#domain/contract-facts.ts';
import { neededAnswers } from '#forms/answers/needed-answers.ts';
import { checkSource } from '#scripts/schemas/check.ts';
import { diffSchemas } from '#scripts/schemas/diff/compare.ts';
import { fixSchemas } from '#scripts/schemas/fix.ts';
import { generate } from '#scripts/schemas/generate.ts';
import { formatFinding } from '#scripts/schemas/source/finding.ts';
import { portalTexts, sourceOfTexts } from '#scripts/schemas/testing/fixture.ts';
import { withChanges } from '#scripts/schemas/testing/right-edits/edit.ts';
import { guideSlips } from './edits/guide-slips.ts';
import { guideTasks } from './edits/guide-tasks.ts';
import { setSlips } from './edits/set-slips.ts';
import { guide, quotedIn, sectionOf, slipsBesides, tasks } from './guide.ts';

const root = path.resolve(import.meta.dirname, '..');
const today = '2026-11-22';

test('all tasks of the guide, done together with its own lines, pass the check and lose no answer', async () => {
  expect([...new Set(guideTasks.map(({ task }) => task))]).toEqual(tasks());
  const before = sourceOfTexts(portalTexts());
  const changes = guideTasks.flatMap((task) => Object.entries(task.changes));
  const edited = withChanges(portalTexts(), changes);
  const { files } = fixSchemas(sourceOfTexts(edited), before, today);
  const after = sourceOfTexts(withChanges(edited, files));
  expect(checkSource(after, { today }).map((finding) => formatFinding(finding))).toEqual([]);
  const breaking = diffSchemas(before, after).filter(({ level }) => level === 'breaking');
  expect(breaking.map(({ message }) => message)).toEqual([]);
  const generated = await generate(after);
  expect(generated.get('registry.ts')).toContain(
    `  {"id":"workshop","access":"student","who":"student","go":"/workshop-booked","draftDays":7,"pages":[{"path":"/workshop","step":"place","kind":"form"},{"path":"/workshop-booked","step":"booked","kind":"end"}], load: () => import('./workshop/form.ts') },\n`,
  );
});

test('each section says what can go wrong, and every mistake is tested', () => {
  expect(tasks().filter((task) => quotedIn(task).length === 0)).toEqual([]);
  const tried = [...guideSlips.map((slip) => slip[4]), ...setSlips.map((slip) => slip[1]), ...slipsBesides];
  expect(tasks().flatMap((task) => quotedIn(task).filter((words) => !tried.includes(words)))).toEqual([]);
});

test('the guide names every required form, every contract fact, and only existing commands', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const commands = [...guide.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1]!);
  expect([...new Set(commands)].filter((command) => !scripts[command])).toEqual([]);
  expect(Object.keys(neededAnswers).filter((form) => !guide.includes(`\`${form}\``))).toEqual([]);
  const help = readFileSync(path.join(root, 'schemas/meta/portal.schema.json'), 'utf8');
  for (const name of contractFactNames) {
    expect(guide).toContain(`\`{{${name}}}\``);
    expect(help).toContain(`{{${name}}}`);
  }
});

test('the guide lists every picture that a step may use', () => {
  const [told = ''] = /There are [^;]*;/.exec(sectionOf('A picture')) ?? [];
  expect([...told.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(Object.keys(drawings));
});

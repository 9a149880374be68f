import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Flow, type StepAnswers, stepOf } from '#engine/core/index.ts';
import { form as householdSurvey } from '#generated/household-survey/form.ts';
import { officeProcess } from '../server/support/data/office.ts';
import { button, field, heading } from './application.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { answersIn, fillRow, fillStep } from './fill.ts';
import { expect } from './fixture.ts';
import { test as withoutNetwork } from './killable-portal.ts';
import { goOffline, goOnline, visit } from './offline.ts';
import { sentAnswers } from './stored-on-server.ts';

const household = answersIn('household-survey', 'valid');

async function walk(page: Page, flow: Flow, id: string, answers: StepAnswers): Promise<void> {
  const step = stepOf(flow, id);
  await expect(heading(page, step.title)).toBeVisible();
  if (step.kind === 'list')
    for (const row of Object.values(answers)[0] as readonly StepAnswers[]) await fillRow(page, step, row);
  else await fillStep(page, step, answers);
  await expectAccessible(page);
  await button(page, step.next!).click();
}

withoutNetwork.describe('a household survey', () => {
  withoutNetwork.use({ serviceWorkers: 'allow' });

  withoutNetwork(
    'is filled in member by member, partly offline, stored and exported',
    async ({ page, killablePortal: portal }) => {
      await visit(page, '/household-survey');
      await expectAccessibleAtBothWidths(page);
      await expect(field(page, 'district').getByRole('option')).toHaveCount(1);
      await field(page, 'region').selectOption('Punjab');
      await expect(field(page, 'district').getByRole('option')).toHaveCount(1 + 5);
      await walk(page, householdSurvey, 'household', household.household!);
      await walk(page, householdSurvey, 'internet', household.internet!);

      const members = stepOf(householdSurvey, 'members');
      const [first, ...others] = household.members!.familyMembers as readonly StepAnswers[];
      await expect(heading(page, members.title)).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await fillRow(page, members, first!);
      await visit(page, members.path!);
      await goOffline(page, portal);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Gul Bibi, Female' })).toBeVisible();
      for (const row of others) await fillRow(page, members, row);
      await expectAccessibleAtBothWidths(page);
      await button(page, members.next!).click();
      await walk(page, householdSurvey, 'comments', household.comments!);
      await expect(heading(page, 'Check the answers')).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      for (const name of ['Gul Bibi, Female', 'Sher Ali, Male', 'Noor, Other', 'Zarina, Female'])
        await expect(page.getByRole('region', { name })).toBeVisible();
      const ofFirst = page.getByRole('region', { name: 'Gul Bibi, Female' });
      for (const words of [
        'LHV or Community Health Worker',
        'Government clinic',
        'Pharmacist',
        'Hypertension',
      ])
        await expect(ofFirst.getByText(words, { exact: true })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Middle');
      await button(page, 'Send').click();
      await expect(heading(page, 'Thank you')).toBeVisible();
      await goOnline(page, portal);
      await expect(page.getByRole('region', { name: 'Your survey' })).toContainText(/Sent, reference/);

      expect(await sentAnswers(portal, 'household-survey')).toContainEqual(household);
      const file = withoutNetwork.info().outputPath('survey.csv');
      const { error, code } = await officeProcess(portal, 'export', 'household-survey', '--out', file);
      expect({ error, code }).toEqual({ error: '', code: 0 });
      const [head, line] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
      expect(head).toContain('Region,District,Residential Address');
      expect(line).toContain('Khyber Pakhunkhwan,Chitral Town');
      const rows = readFileSync(file.replace('.csv', '-familyMembers.csv'), 'utf8');
      expect(rows).toContain(
        'Gul Bibi,Female,Yes,LHV or Community Health Worker; Government clinic; Pharmacist',
      );
      expect(rows.trim().split(/\r?\n/)).toHaveLength(1 + 4);
    },
  );
});

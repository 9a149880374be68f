import type { Page } from '@playwright/test';
import { demoStudents } from '#server/demo/demo-students.ts';
import { button } from '../journeys/application.ts';
import { demoStudent } from '../journeys/demo.ts';
import { logIn, openSession } from '../journeys/student.ts';
import { loginAsked, type Stage, type Visit } from './visit.ts';

/* This demo student has data for every page that these tests open. */

const password = 'demo-behind';
const { phone } = demoStudents.find((student) => student.password === password)!;

/** Presses every "Try again", because each failed part of a page may have one. */
async function tryAgain(page: Page): Promise<void> {
  const buttons = button(page, 'Try again');
  for (let count = await buttons.count(); count > 0; count -= 1) await buttons.first().click();
}

interface Reading extends Pick<Visit, 'works' | 'partly' | 'isLenient'> {
  readonly path: string;
  readonly says: RegExp;
  readonly part?: string;
}

function reading({ path, says, part, ...shown }: Reading): Visit {
  const openPart = async ({ page }: Stage) => {
    if (part) await button(page, part).click();
  };
  return {
    arrive: async ({ page, request }) => openSession(page, await demoStudent(request, password)),
    async act(stage, { kind }) {
      await stage.page.goto(path);
      if (kind !== 'login') await openPart(stage);
    },
    says: ({ kind, treatment }) => {
      if (kind === 'login') return loginAsked;
      // If the proxy refuses connections, the page's other calls fail too. In that case, the page shows one
      // message for all calls.
      if (treatment !== 'dns' && treatment.kind === 'refuse') return /we could not load/i;
      return kind === 'hang' ? /Still loading\. Slow connection\?/ : says;
    },
    async again(stage, { kind }) {
      if (kind !== 'login') return tryAgain(stage.page);
      await logIn(stage.page, phone, password);
      await openPart(stage);
    },
    ...shown,
  };
}

export const reads = {
  'GET /upload_invoices/exists': reading({
    path: '/home',
    says: /We could not load a part of your application/,
    works: /D1,749\.74/,
  }),
  'GET /applications/{user}': reading({
    path: '/account',
    says: /We could not load your account/,
    works: /Ebrima's Account/,
    partly: /Name not provided/,
  }),
  'GET /applications/{user}/finances': reading({
    path: '/home',
    says: /We could not load your balance/,
    works: /D1,749\.74/,
  }),
  'GET /deposits': reading({
    path: '/home',
    says: /We could not load your payments/,
    works: /Mobile money/,
  }),
  'GET /invoices': reading({
    path: '/payment',
    says: /We could not load your invoices/,
    works: /Monthly payment 5 of 12/,
  }),
  'GET /universities/': reading({
    path: '/account',
    part: 'Contract Information',
    says: /We could not load the figures of your contract/,
    works: /D833\.33/,
    partly: /The application fee is not available\./,
    isLenient: true,
  }),
};

import type { Page, Request, Route } from '@playwright/test';
import { stepOf } from '#engine/flow.ts';
import { businessLoan } from '#forms/business-loan.ts';
import { forgotPassword } from '#forms/forgot-password.ts';
import { freelanceSurvey } from '#forms/freelance-survey.ts';
import { expectAccessible } from './accessibility.ts';
import { button, heading, password, reachReview, submit } from './application.ts';
import { fillStep, sample } from './fill.ts';
import { expect, test } from './fixture.ts';
import { photo } from './photo.ts';
import { fillQuestionnaire } from './questionnaire.ts';
import { resetCodeOf } from './reset-code.ts';
import { enrol, logIn, openSession } from './student.ts';

/*
 * Each call of portal.md §7 fails in each way in turn: the page stays, says in a sentence what did not happen,
 * and what was asked for happens once the call works again.
 */

const faults = {
  refused: (route: Route) => route.abort('connectionrefused'),
  'answered 500, with what no student should read': (route: Route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, error: 'TypeError', message: 'x is undefined' } }),
  'answered by a page of HTML, as a network’s own log-in': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>undefined network</h1>' }),
  'broken off': (route: Route) =>
    route.fulfill({ contentType: 'application/json', body: '{"results": [{"am' }),
} as const;

/** Of calls whose answer is read, not only whether it is a success. */
const odd = {
  'answered null': (route: Route) => route.fulfill({ json: null }),
  'answered in other types': (route: Route) =>
    route.fulfill({
      json: {
        id: [],
        user: {},
        access_token: 5,
        status: {},
        file_path: 7,
        results: [{ id: null, memo: 3, date: 'soon', amount: 'NaN' }],
        deposited_minus_expected: 'undefined',
        application_fee: {},
        balance: [],
        first_name: {},
        university: 'null',
      },
    }),
} as const;

const unauthorised = (route: Route) => route.fulfill({ status: 401, json: { error: 'Please log in.' } });

/** Nothing that a program says to itself. */
const nonsense = /\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\[object|TypeError|Infinity/;

async function expectUsable(page: Page): Promise<void> {
  await expect(heading(page, /\S/)).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(nonsense);
}

interface Trial {
  /** Matches the call's address, with /api before it. */
  readonly call: string;
  readonly method?: string;
  /** Opens the page on which the call is made. The call fails already. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Makes the call once more. */
  readonly again: (page: Page) => Promise<unknown>;
  /** What the page says while it fails. */
  readonly says: RegExp;
  /** What it says once it works. */
  readonly works: RegExp;
  readonly isRead?: boolean;
  /** Makes the call once more after a 401, where that is not done in the same way. */
  readonly after401?: (page: Page) => Promise<unknown>;
  /** What a 401 means where the call has no token; with one it leads to the log-in. */
  readonly says401?: RegExp;
}

async function failInTurn(
  page: Page,
  trial: Trial,
  reopen: () => Promise<unknown> = () => trial.open(page),
): Promise<void> {
  const { call, method = 'GET', open, again, says, works, says401 } = trial;
  const { isRead = method === 'GET', after401 = again } = trial;
  let fault: ((route: Route) => Promise<void>) | undefined;
  const isIt = (url: URL) => new RegExp(`^/api${call}$`).test(url.pathname);
  await page.route(isIt, (route) =>
    fault && route.request().method() === method ? fault(route) : route.fallback(),
  );
  let isOpen = false;
  for (const [name, each] of Object.entries({ ...faults, ...(isRead && odd) })) {
    await test.step(name, async () => {
      fault = each;
      const isCall = (request: Request) => isIt(new URL(request.url()));
      const ended =
        name === 'refused'
          ? page.waitForEvent('requestfailed', isCall)
          : page.waitForEvent('requestfinished', isCall);
      await (isOpen ? again(page) : open(page));
      isOpen = true;
      await ended;
      await expect(page.getByText(says).first()).toBeVisible();
      await expectUsable(page);
    });
  }
  await expectAccessible(page);
  await test.step('answered 401', async () => {
    fault = unauthorised;
    await again(page);
    if (says401) {
      await expect(page.getByText(says401).first()).toBeVisible();
    } else {
      await expect(page).toHaveURL('/login');
      await expect(page.getByText('Please log in again.')).toBeVisible();
      fault = faults.refused;
      await reopen();
      await expect(page.getByText(says).first()).toBeVisible();
    }
    await expectUsable(page);
  });
  await test.step('working again', async () => {
    fault = undefined;
    await after401(page);
    await expect(page.getByText(works).first()).toBeVisible();
    await expect(page.getByText(says)).toHaveCount(0);
  });
}

/** A student who is logged in, for calls that carry a token. */
const asStudent = test.extend<{ reopenSession: () => Promise<void> }>({
  reopenSession: [
    async ({ page, request, phone }, use) => {
      const student = await enrol(request, phone);
      const reopenSession = () => openSession(page, student);
      await reopenSession();
      await use(reopenSession);
    },
    { auto: true },
  ],
});

/** A call that is made when a page opens, or a part of it. */
function reading(name: string, path: string, call: string, says: RegExp, works: RegExp, part?: string) {
  asStudent(`${name}, on ${path}`, async ({ page, reopenSession }) => {
    const open = async () => {
      await page.goto(path);
      if (part) await button(page, part).click();
    };
    const again = () => button(page, 'Try again').click();
    await failInTurn(page, { call, open, again, says, works }, async () => {
      await reopenSession();
      await open();
    });
  });
}

const finances = '/applications/[^/]+/finances';
const balance = /We could not load your balance/;
const status = /We could not load a part of your application/;
reading('GET /upload_invoices/exists', '/home', '/upload_invoices/exists', status, /Upload your invoice/);
reading('GET /applications/{user}', '/home', '/applications/[^/]+', status, /Upload your invoice/);
reading('GET /applications/{user}/finances', '/home', finances, balance, /^Nothing is overdue/);
reading('GET /applications/{user}/finances', '/payment', finances, balance, /Remaining Balance: D0/);
reading('GET /deposits', '/home', '/deposits', /We could not load your payments/, /No payments yet/);
reading('GET /deposits', '/payment', '/deposits', /We could not load your deposits/, /No payments yet/);
reading('GET /invoices', '/payment', '/invoices', /We could not load your invoices/, /No payments yet/);
reading(
  'GET /applications/{user}',
  '/account',
  '/applications/[^/]+',
  /We could not load your account/,
  /'s Account/,
);
reading(
  'GET /universities/',
  '/account',
  '/universities/',
  /We could not load the figures of your contract/,
  /D1,150/,
  'Contract Information',
);

asStudent('PUT /applications/{user}', async ({ page, reopenSession }) => {
  const save = async () => {
    await button(page, 'Edit Info').click();
    await button(page, 'Save').click();
  };
  const open = async () => {
    await page.goto('/account');
    await save();
  };
  await failInTurn(
    page,
    {
      call: '/applications/[^/]+',
      method: 'PUT',
      isRead: true,
      open,
      again: save,
      says: /Failed to edit application/,
      works: /Basic Information successfully edited/,
    },
    async () => {
      await reopenSession();
      await open();
    },
  );
});

test('POST /student_login', async ({ page, request, phone }) => {
  await enrol(request, phone);
  const send = () => logIn(page, phone);
  await failInTurn(page, {
    call: '/student_login',
    method: 'POST',
    isRead: true,
    open: async () => {
      await page.goto('/login');
      await send();
    },
    again: send,
    says: /Failed to Login/,
    says401: /The phone number or the password is not right\./,
    works: /Upload Tuition Invoice/,
  });
});

test('POST /applications/submission', async ({ page, phone }) => {
  await failInTurn(page, {
    call: '/applications/submission',
    method: 'POST',
    isRead: true,
    open: async () => {
      await reachReview(page, phone);
      await submit(page);
    },
    again: () => button(page, 'Try again').click(),
    says: /Not sent yet/,
    says401: /Log in to send it\./,
    // Who has no account yet cannot: after a reload it is sent by the password.
    after401: async () => {
      await page.reload();
      for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill(password);
      await button(page, 'Send').click();
    },
    works: /^Sent, reference/,
  });
});

test('POST /messaging/pay_invoice_reminder, of which the student sees nothing', async ({
  page,
  phone,
  portal,
}) => {
  const turns = [...Object.values(faults), unauthorised];
  const reminders = () =>
    portal.rows("select id from messages where kind = 'pay-invoice-reminder' and phone = $1", phone);
  await page.route('**/api/messaging/pay_invoice_reminder', (route) =>
    (turns.shift() ?? ((each) => each.continue()))(route),
  );
  await reachReview(page, phone);
  await submit(page);
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  // As who looks at the page again does, so that nobody waits longer from fault to fault.
  const look = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => look().then(() => turns.length)).toBe(0);
  await expectUsable(page);
  // After a 401 it waits for a log-in, or for the next visit.
  await look();
  expect(await reminders()).toEqual([]);
  await page.reload();
  await expect.poll(reminders).toHaveLength(1);
  await expect(page.getByText(/^Sent, reference/)).toBeVisible();
  await expectUsable(page);
});

asStudent('POST /upload_invoices', async ({ page, reopenSession }) => {
  const invoice = { name: 'invoice.jpg', mimeType: 'image/jpeg', buffer: photo() };
  // Between two presses it may be trying by itself.
  const send = () => page.getByRole('button', { name: /^(Submit|Try again)$/ }).click();
  const open = async () => {
    await page.goto('/home-upload-invoice');
    await page.setInputFiles('input[type=file]', invoice);
    await send();
  };
  await failInTurn(
    page,
    {
      call: '/upload_invoices',
      method: 'POST',
      open,
      again: send,
      says: /File upload failed\./,
      works: /Success!/,
    },
    async () => {
      await reopenSession();
      await open();
    },
  );
});

asStudent('POST /surveys/freelance', async ({ page, reopenSession }) => {
  const open = async () => {
    await fillQuestionnaire(page, freelanceSurvey, sample('freelance-survey', 'valid'));
    await button(page, 'Submit').click();
  };
  await failInTurn(
    page,
    {
      call: '/surveys/freelance',
      method: 'POST',
      open,
      again: () => button(page, 'Try again').click(),
      says: /Not sent yet/,
      works: /^Sent$/,
    },
    async () => {
      await reopenSession();
      await page.goto('/endpage');
    },
  );
});

asStudent('POST /business-loan', async ({ page, reopenSession }) => {
  const send = () => button(page, 'Submit').click();
  const open = async () => {
    await fillQuestionnaire(page, businessLoan, sample('business-loan', 'valid'));
    await send();
  };
  await failInTurn(
    page,
    {
      call: '/business-loan',
      method: 'POST',
      open,
      again: send,
      says: /There was an error submitting your loan application\./,
      works: /Thank you for applying/,
    },
    async () => {
      await reopenSession();
      await page.goto('/business-app-5');
      await send();
    },
  );
});

/** What a student is told of a call that did not succeed, where the page has no words of its own for it. */
const failed = /We could not reach the (portal|service)|The service is not available just now/;
const loginAsked = /Please log in\./;

for (const [name, call, method, isRead] of [
  ['GET /forgotpassword/verify_phone', '/forgotpassword/verify_phone', 'GET', true],
  ['POST /forgotpassword/…_entry', '/forgotpassword/generate_forgot_password_entry', 'POST', false],
  ['POST /messaging/forgot_password', '/messaging/forgot_password', 'POST', false],
] as const) {
  test(name, async ({ page, request, phone }) => {
    await enrol(request, phone);
    const send = () => button(page, 'Send Code').click();
    const open = async () => {
      await page.goto('/forgotpassword');
      await page.locator('[name=phone_number]').fill(phone);
      await send();
    };
    const works = /Choose a new password/;
    await failInTurn(page, {
      call,
      method,
      isRead,
      open,
      again: send,
      says: failed,
      says401: loginAsked,
      works,
    });
  });
}

for (const [name, call, method, isRead] of [
  ['GET /forgotpassword/verify_code', '/forgotpassword/verify_code', 'GET', true],
  ['POST /forgotpassword/update_password', '/forgotpassword/update_password', 'POST', false],
] as const) {
  test(name, async ({ page, request, phone, portal }) => {
    await enrol(request, phone);
    await page.goto('/forgotpassword');
    await page.locator('[name=phone_number]').fill(phone);
    await button(page, 'Send Code').click();
    await expect(heading(page, 'Choose a new password')).toBeVisible();
    const answers = { newPassword: 'a better password', confirmPassword: 'a better password' };
    const reset = () => button(page, 'Reset Password').click();
    const open = async () => {
      const verification_code = await resetCodeOf(portal, phone);
      await fillStep(page, stepOf(forgotPassword, 'reset'), { verification_code, ...answers });
      await reset();
    };
    const works = /Password Has Been Reset/;
    await failInTurn(page, {
      call,
      method,
      isRead,
      open,
      again: reset,
      says: failed,
      says401: loginAsked,
      works,
    });
  });
}

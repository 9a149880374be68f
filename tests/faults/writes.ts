import { expect } from '@playwright/test';
import type { Flow } from '#engine/core/index.ts';
import { form as businessLoan } from '#generated/business-loan/form.ts';
import { form as exitSurvey } from '#generated/exit-survey/form.ts';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import { button, password, typePassword } from '../journeys/application.ts';
import { sample } from '../journeys/fill.ts';
import { photo } from '../journeys/photo.ts';
import { fillQuestionnaire } from '../journeys/questionnaire.ts';
import { applicationsOf } from '../journeys/stored-on-server.ts';
import { enrol, logIn, openSession } from '../journeys/student.ts';
import type { Fault } from './faults.ts';
import { logInAgain, loginAsked, openAsStudent, pressIfThere, type Stage, type Visit } from './visit.ts';

const login: Visit = {
  async arrive({ page, request, phone }) {
    await enrol(request, phone);
    await page.goto('/login');
  },
  act: ({ page, phone }) => logIn(page, phone),
  says: ({ kind }) => (kind === 'hang' ? /Still logging in/ : /Failed to Login/),
  async keeps({ page, phone }, { status = 0 }) {
    await expect(page.locator('[name=phoneNumber]')).toHaveValue(phone);
    const isWrong = status === 400 || status === 401;
    await expect(page.locator('[name=password]')).toHaveValue(isWrong ? '' : password);
  },
  async again({ page }, { kind }) {
    if (kind === 'hang') await button(page, 'Cancel').click();
    await page.locator('[name=password]').fill(password);
    await button(page, 'Login').click();
  },
  works: /Upload Tuition Invoice/,
};

const edited = 'edited@example.com';

async function openEdit({ page }: Stage): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await button(page, 'Edit Info').click();
}

const edit: Visit = {
  async arrive(stage) {
    await openAsStudent(stage, '/account');
    await openEdit(stage);
    await stage.page.locator('[name=email]').fill(edited);
  },
  act: ({ page }) => button(page, 'Save').click(),
  says: ({ kind }) => {
    if (kind === 'login') return loginAsked;
    return kind === 'hang' ? /Still saving/ : /Failed to edit application/;
  },
  async again(stage, { kind }) {
    const { page } = stage;
    if (kind === 'login') await logInAgain(stage);
    if (kind === 'hang') await button(page, 'Cancel').click();
    await openEdit(stage);
    await expect(page.locator('[name=email]')).toHaveValue(edited);
    await button(page, 'Save').click();
  },
  works: /Basic Information successfully edited/,
  partly: /Name not provided/,
  async effect(stage) {
    expect(await applicationsOf(stage.portal, stage.phone)).toMatchObject([{ email: edited }]);
  },
};

const rowsOf = (stage: Stage, table: string, where = 'true') =>
  stage.portal.rows(
    `select x.id from ${table} x join applications a on a.id = x.application_id
     join students s on s.id = a.student_id where s.phone = $1 and ${where}`,
    stage.phone,
  );

const notSentYet = /Not sent yet|No connection/;

/** Returns the message that the page must show, or undefined if it must treat the response as a success. */
const outboxSays = ({ kind }: Fault) =>
  ({
    passing: notSentYet,
    hang: /Still sending/,
    refusal: /was not accepted/,
    login: loginAsked,
    'odd success': undefined,
  })[kind];

async function givePassword({ page }: Stage, press: string): Promise<void> {
  await typePassword(page);
  await button(page, press).click();
}

const sent = /^Sent, reference/;

const submission: Visit = {
  async arrive(stage) {
    const { page } = stage;
    await stage.filledIn();
    // The test waits until the review page has prefetched the next page's script. Without this script, the
    // next page could not open during a fault.
    const nextPage = page.waitForResponse(/ApplicationReceivedPage-.*\.js$/);
    await page.goto('/review-application');
    await nextPage;
    await button(page, 'SUBMIT APPLICATION').click();
  },
  act: (stage) => givePassword(stage, 'Send my application'),
  says: (fault) => {
    if (fault.kind === 'odd success') return notSentYet;
    return fault.kind === 'login' ? /Log in to send it\./ : outboxSays(fault);
  },
  async again(stage, { kind }) {
    const { page } = stage;
    if (kind === 'login') {
      // The account does not exist before the server has accepted the application, so a log-in is impossible.
      // After a reload, the page asks for the password again.
      await page.reload();
      return givePassword(stage, 'Send');
    }
    if (kind !== 'refusal') return pressIfThere(page, /^Try again$/, sent);
    await page.goto('/review-application');
    await button(page, 'SUBMIT APPLICATION').click();
    return givePassword(stage, 'Send my application');
  },
  works: sent,
  effect: async (stage) => expect(await applicationsOf(stage.portal, stage.phone)).toHaveLength(1),
};

/** No page shows whether this call has failed. The portal retries it, except after a refusal. */
const reminder: Visit = {
  arrive: submission.arrive,
  async act(stage, fault) {
    await submission.act(stage, fault);
    await stage.page.getByText(sent).waitFor();
  },
  says: () => undefined,
  // After status 401, the portal retries the call at the next log-in or visit. If a call hangs, the portal
  // aborts it and retries it when the network changes.
  again: ({ page }, { kind }) =>
    kind === 'login'
      ? page.reload()
      : page.evaluate(
          (event) => window.dispatchEvent(new Event(event)),
          kind === 'hang' ? 'online' : 'focus',
        ),
  works: sent,
  async effect(stage, { kind }) {
    const isAsked = kind !== 'refusal';
    await expect.poll(() => rowsOf(stage, 'messages')).toHaveLength(isAsked ? 1 : 0);
  },
};

const invoice = { name: 'invoice.jpg', mimeType: 'image/jpeg', buffer: photo() };
const chooseInvoice = ({ page }: Stage) => page.setInputFiles('input[type=file]', invoice);
const needsOther = ({ status }: Fault) => status === 400 || status === 413;

const upload: Visit = {
  async arrive(stage) {
    await openAsStudent(stage, '/home-upload-invoice');
    await chooseInvoice(stage);
    await expect(stage.page.getByText(/invoice\.jpg/).first()).toBeVisible();
  },
  async act({ page }, { kind }) {
    await button(page, 'Submit').click();
    if (kind === 'hang') await expect(page.getByText(/Almost done…/).first()).toBeVisible();
  },
  says(fault) {
    const { kind, status } = fault;
    // If the server has rejected the file itself, the page must ask for another file.
    if (kind === 'refusal') return needsOther(fault) ? /Choose another file\./ : /Your file is still here\./;
    // An upload counts as sent only after status 200. Another 2xx status may come from a proxy or captive
    // portal.
    return status === 204 ? notSentYet : outboxSays(fault);
  },
  async again(stage, fault) {
    const { page } = stage;
    if (fault.kind === 'login') return logInAgain(stage);
    await expect(page.getByText(/invoice\.jpg/).first()).toBeVisible();
    if (fault.kind !== 'refusal') return pressIfThere(page, /^Try again$/, /Success!/);
    if (needsOther(fault)) await chooseInvoice(stage);
    return button(page, 'Submit').click();
  },
  works: /Success!/,
  effect: async (stage) => expect(await rowsOf(stage, 'invoice_files')).toHaveLength(1),
};

const submitting = (form: Flow, works: RegExp, press: string, says: Visit['says']): Visit => ({
  async arrive({ page, ...stage }) {
    await openSession(page, await stage.enrolled());
    await fillQuestionnaire(page, form, sample(form.definition.id, 'valid'));
  },
  act: ({ page }) => button(page, press).click(),
  says: (fault) => (fault.kind === 'hang' || fault.kind === 'login' ? outboxSays(fault) : says(fault)),
  async again(stage, { kind }) {
    if (kind === 'login') return logInAgain(stage);
    if (kind === 'refusal') return button(stage.page, press).click();
    return pressIfThere(stage.page, /^Try again$/, works);
  },
  works,
  effect: async (stage) =>
    expect(await rowsOf(stage, 'submissions', `form = '${form.definition.id}'`)).toHaveLength(1),
});

const submittedFreelance = submitting(freelanceSurvey, /^Sent$/, 'Submit', outboxSays);

const freelance: Visit = {
  ...submittedFreelance,
  async again(stage, fault) {
    const { page } = stage;
    if (fault.kind !== 'refusal') return submittedFreelance.again(stage, fault);
    await page.getByRole('link', { name: 'Check your answers' }).click();
    for (const press of ['Next', 'Next', 'Submit']) await button(page, press).click();
  },
};

const loan = submitting(businessLoan, /Thank you for applying/, 'Submit', ({ kind }) =>
  kind === 'odd success' ? undefined : /There was an error submitting your loan application\./,
);

/** The survey's page treats even a successful response as a failure if the submission's id is missing. */
const survey = submitting(
  exitSurvey,
  /We wish you well/,
  'Send',
  () => /Your exit survey could not be sent\./,
);

export const writes = {
  'POST /student_login': login,
  'PUT /applications/{user}': edit,
  'POST /applications/submission': submission,
  'POST /messaging/pay_invoice_reminder': reminder,
  'POST /upload_invoices': upload,
  'POST /surveys/freelance': freelance,
  'POST /business-loan': loan,
  'POST /questionnaires/exit-survey': survey,
};

import { expect } from '@playwright/test';
import { button, password } from '../journeys/application.ts';
import { enrol, logIn } from '../journeys/student.ts';
import { applicationsOf, logInAgain, loginAsked, openAsStudent, type Stage, type Visit } from './visit.ts';

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
    expect(await applicationsOf(stage)).toMatchObject([{ email: edited }]);
  },
};

export const account = {
  'POST /student_login': login,
  'PUT /applications/{user}': edit,
};

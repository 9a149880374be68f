import { stepOf } from '#engine/core/index.ts';
import { forgotPassword } from '#forms/forgot-password.ts';
import { form as businessLoan } from '#generated/business-loan/form.ts';
import { form as freelanceSurvey } from '#generated/freelance-survey/form.ts';
import { sample } from '../journeys/fill.ts';
import { fillFlow, fillStep } from './fill.ts';
import { test } from './fixture.ts';
import { arrive, enrol, logIn, logInAs } from './student.ts';

test('log-in, home, payments', async ({ phone }) => {
  await phone.open('/login');
  await logIn(phone, '0000004', 'not the password');
  await phone.see('Failed to Login');
  await logInAs(phone, 'demo-on-time');
  await phone.at('/home');
  await phone.heading('Home');
  await phone.see('Nothing is overdue.');
  await phone.see('First monthly payment');
  await phone.link('Payment');
  await phone.heading('Payment');
  await phone.see(/Total Deposited:\s*D1,150/);
  await phone.link('Account');
  await phone.button('Sign Out');
  await phone.heading(/^Welcome to/);
});

test('survey', async ({ phone, number, portal }) => {
  await arrive(phone, portal, number);
  await phone.open('/survey');
  await fillFlow(phone, freelanceSurvey, sample('freelance-survey', 'valid'));
  await phone.button('Submit');
  await phone.at('/endpage');
  await phone.see(/^Sent$/m);
});

test('loan', async ({ phone, number, portal }) => {
  await arrive(phone, portal, number);
  await phone.open('/business-app-1');
  await fillFlow(phone, businessLoan, sample('business-loan', 'valid'));
  await phone.button('Submit');
  await phone.at('/business-survey-end');
  await phone.see(/^Sent$/m);
});

test('reset', async ({ phone, number, portal }) => {
  const newPassword = 'a better password';
  await enrol(portal, number);
  await phone.open('/forgotpassword');
  await phone.fill('phone_number', number);
  await phone.button('Send Code');
  await phone.heading('Choose a new password');
  // In demo mode a message is printed.
  const code = await phone.until('the code', async () => {
    const message = portal.printed.find((line) => line.includes(number) && /\d{6}(?!\d)/.test(line));
    return message?.replaceAll(number, '').match(/\b\d{6}\b/)?.[0];
  });
  await fillStep(phone, stepOf(forgotPassword, 'reset'), {
    verification_code: code,
    newPassword,
    confirmPassword: newPassword,
  });
  await phone.button('Reset Password');
  await phone.see('Password Has Been Reset');
  await phone.link('Login');
  await logIn(phone, number, newPassword);
  await phone.heading('Upload Tuition Invoice');
});

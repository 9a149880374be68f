import { test } from './fixture.ts';
import { logIn, logInAs } from './student.ts';

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

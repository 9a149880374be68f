import { writeFileSync } from 'node:fs';
import { stepOf } from '#engine/core/index.ts';
import { createAccount } from '#forms/create-account.ts';
import { password, validApplication } from '../journeys/application.ts';
import { pdf } from '../journeys/photo.ts';
import { applicationsOf, invoicesOf } from '../journeys/stored-on-server.ts';
import { fillStep } from './fill.ts';
import { expect, test } from './fixture.ts';
import { fillApplication, register, submit, untilCached, walkThrough } from './student.ts';

test(
  'sign-up, learning, application, invoice',
  { tag: '@core' },
  async ({ phone, number, portal }, testInfo) => {
    await phone.open('/');
    await phone.heading(/^Welcome to/);
    await phone.link('Sign Up');
    await phone.see('Create your account', 'dialog');
    await fillStep(phone, stepOf(createAccount, 'account'), { email: 'from.landing@example.com', password });
    await phone.press({ selector: 'dialog button[type=submit]' });
    await phone.at('/info');
    await walkThrough(phone);
    await fillApplication(phone);
    await phone.button('SUBMIT APPLICATION');
    await phone.fill('mobileNumber', number, 'dialog');
    await phone.press({ selector: 'dialog button[type=submit]' });
    await phone.heading("What's Next");
    await phone.see(/reference\s+[0-9A-Z]{3}\s*[0-9A-Z]{3}/i);

    await phone.link('Upload Invoice');
    await phone.heading('Upload Tuition Invoice');
    const file = testInfo.outputPath('invoice.pdf');
    writeFileSync(file, pdf(3_000_000));
    await phone.attach(file);
    await phone.see('invoice.pdf');
    await phone.button('Submit');
    await phone.heading('Success!');
    await phone.see(/Invoice sent on [\s\S]*reference\s+[0-9A-Z]{3}\s*[0-9A-Z]{3}/i);
    await phone.button('Return to Home');
    await phone.at('/home');

    const [row] = await applicationsOf(portal, number);
    expect(JSON.parse(String(row!.answers))).toEqual(validApplication);
    expect(await invoicesOf(portal, number)).toEqual([expect.objectContaining({ bytes: 3_000_000 })]);
  },
);

test('applying offline', async ({ phone, number, portal, wire }) => {
  await phone.open('/');
  await untilCached(phone, ['SignUp', 'ApplicationReceived', 'UploadInvoice']);
  wire.break({ path: /.*/, treatment: { kind: 'refuse' } });
  await phone.open('/signup');
  await register(phone, number);
  await walkThrough(phone);
  await fillApplication(phone);
  await submit(phone);
  await phone.see(/Not sent yet|No connection/);
  expect(await applicationsOf(portal, number)).toHaveLength(0);
  await wire.heal();
  await phone.evaluate(() => void window.dispatchEvent(new Event('online')));
  await phone.see(/reference\s+[0-9A-Z]{3}\s*[0-9A-Z]{3}/i);
  expect(await applicationsOf(portal, number)).toHaveLength(1);
});

test.describe(() => {
  test.use({ isDataBlocked: true });

  test('site data blocked', async ({ phone, number, portal }) => {
    await phone.open('/signup');
    await register(phone, number);
    await walkThrough(phone);
    await phone.see('We cannot save on this device.');
    await fillApplication(phone);
    await submit(phone);
    await phone.see(/reference\s+[0-9A-Z]{3}\s*[0-9A-Z]{3}/i);
    expect(await applicationsOf(portal, number)).toHaveLength(1);
  });
});

import { expect, test } from 'vitest';
import { pdf } from '../support/data/invoices.ts';
import { resetBy } from '../support/data/password-resets.ts';
import { accepted, refusal } from '../support/process/answers.ts';
import { startWithApplication, startWithStudent } from '../support/process/server.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

const phone = '3012345';

describeOnDatabase('the id of an application that a stranger submitted for somebody’s phone', (open) => {
  const logInFirst = refusal(403, 'Log in to send an invoice for this application.');

  test('V8.2.2: is used to send invoices after the owner has reset the password', async () => {
    const { server, id } = await startWithApplication(open);
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      expect(await server.upload(id, pdf(name))).toEqual(accepted);
    }
    expect((await server.upload(id, pdf('six'))).status).toBe(409);
    expect(await resetBy(server, phone, 'the owner is here')).toEqual(accepted);
    expect(await server.upload(id, pdf('seven'))).toEqual(logInFirst);

    const bearer = await server.logInAgain(phone, 'the owner is here');
    for (const name of ['1', '2', '3', '4', '5']) {
      expect(await server.upload(id, pdf(name), 'mine.pdf', bearer)).toEqual(accepted);
    }
    expect((await server.upload(id, pdf('6'), 'mine.pdf', bearer)).status).toBe(409);
    expect(await server.upload(id, pdf('eight'))).toEqual(logInFirst);
    expect(await server.place.rows('select id from invoice_files')).toHaveLength(10);
  });

  test('V8.2.2: is used after the owner has recovered the account', async () => {
    const { server, id, withPassword } = await startWithStudent(open);
    expect((await server.changePhone(id, '3055555', withPassword)).status).toBe(200);
    expect(await server.upload(id, pdf('one'))).toEqual(accepted);
    expect(await resetBy(server, phone, 'the owner is back')).toEqual(accepted);
    expect(await server.upload(id, pdf('two'))).toEqual(logInFirst);
  });
});

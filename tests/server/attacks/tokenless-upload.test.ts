import { expect, test } from 'vitest';
import { accepted, applyForId, pdf } from '../support/data/invoices.ts';
import { resetBy } from '../support/data/password-resets.ts';
import { changePhone } from '../support/data/phone-changes.ts';
import { responseOf, startServer, startWithStudent } from '../support/process/server.ts';
import { describeOnEachDatabase } from '../support/storage/test-storage.ts';

const phone = '3012345';

describeOnEachDatabase('the id of an application that a stranger sent for somebody’s phone', (open) => {
  const logInFirst = {
    status: 403,
    body: { error: 'Log in to send an invoice for this application.' },
  };

  test('V8.2.2: is used to send invoices after the owner has reset the password', async () => {
    const server = await startServer(await open());
    const id = await applyForId(server);
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      expect(await responseOf(server.upload(id, pdf(name)))).toEqual(accepted);
    }
    expect((await responseOf(server.upload(id, pdf('six')))).status).toBe(409);
    expect(await resetBy(server, phone, 'the owner is here')).toEqual(accepted);
    expect(await responseOf(server.upload(id, pdf('seven')))).toEqual(logInFirst);

    const login = await responseOf(server.logIn(phone, 'the owner is here'));
    const { access_token } = login.body as { access_token: string };
    for (const name of ['1', '2', '3', '4', '5']) {
      expect(await responseOf(server.upload(id, pdf(name), 'mine.pdf', access_token))).toEqual(accepted);
    }
    expect((await responseOf(server.upload(id, pdf('6'), 'mine.pdf', access_token))).status).toBe(409);
    expect(await responseOf(server.upload(id, pdf('eight')))).toEqual(logInFirst);
    expect(await server.place.rows('select id from invoice_files')).toHaveLength(10);
  });

  test('V8.2.2: is used after the owner has taken the account back', async () => {
    const { server, id, withPassword } = await startWithStudent(open);
    expect((await changePhone(server, id, '3055555', withPassword)).status).toBe(200);
    expect(await responseOf(server.upload(id, pdf('one')))).toEqual(accepted);
    expect(await resetBy(server, phone, 'the owner is back')).toEqual(accepted);
    expect(await responseOf(server.upload(id, pdf('two')))).toEqual(logInFirst);
  });
});

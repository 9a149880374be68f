import { expect, test } from 'vitest';
import { startServer, startWithStudent } from '../support/process/server.ts';
import { describeOnDatabase } from '../support/storage/test-storage.ts';

describeOnDatabase('the log', (open) => {
  test('has one line per request, without phone, password, token or answers', async () => {
    const { server, id, token, bearer, withPassword } = await startWithStudent(open, { logLevel: 'trace' });
    await server.submit({ password: 'another horse' });
    await server.submit({ email: 'nobody' });
    await server.logIn('3012345', 'wrong horse');
    await server.invoiceExists(id, bearer);
    await server.get('/api/applications/3012345', { ...bearer, phone: '3012345', code: '123456' });
    await server.remind('3012345');
    await server.post(
      '/api/applications/submission',
      '{"mobileNumber": "3012345", "password": "correct horse',
    );
    await server.upload(id, new TextEncoder().encode('%PDF-1.4'), 'Isatou 3012345.pdf', bearer);
    await server.application(id, bearer);
    await server.applyForLoan({ years: '3012345', student_id: id }, bearer);
    await server.post('/api/surveys/freelance', { first_choice: 'horse', student_id: id }, bearer);
    await server.sendExitSurvey({}, bearer);
    await server.sendFeedback({ answers: { rating: 'horse' } }, bearer);
    await server.editAccount(id, { phone_number: '3055555', email: 'a@example.com' }, withPassword);
    await server.post('/api/logout', '{}', bearer);
    const reset = { phone: '3055555', code: '123456', newPassword: 'a better horse' };
    await server.verifyPhone('3055555', reset);
    await server.enterReset('3055555');
    await server.sendCode('3055555');
    const [message] = await server.place.rows("select parameters from messages where kind = 'reset-code'");
    const { code } = JSON.parse(String(message!.parameters)) as { code: string };
    await server.verifyCode('123456', '3055555', reset);
    await server.verifyCode('123456', 'horse 3055555');
    await server.updatePassword({ ...reset, newPassword: 'horse' });
    await server.updatePassword(reset);
    await server.updatePassword({ ...reset, code });
    await server.app.close();
    const log = server.log.join('');
    expect(log.match(/"answered"/g)).toHaveLength(25);
    expect(log).toContain('"method":"POST","route":"/api/applications/submission","statusCode":200');
    expect(log).toContain('"method":"POST","route":"/api/applications/submission","statusCode":409');
    const typed = [
      '3012345',
      'horse',
      '123456',
      'Isatou',
      'example.com',
      '3055555',
      'Tailoring',
      '111111',
      'Basse',
    ];
    for (const secret of [...typed, 'argon2', code, id, token]) {
      expect(log, secret).not.toContain(secret);
    }
  });

  test('gives each request an id that its response carries and no client chooses', async () => {
    const server = await startServer(await open());
    const answers = await Promise.all([
      server.get('/health/live', { 'x-request-id': 'mine' }),
      server.get('/api/nothing', { 'x-request-id': 'mine' }),
      server.logIn(),
    ]);
    await server.app.close();
    const logged = server.log.map((line) => JSON.parse(line) as { reqId?: string; statusCode?: number });
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(3);
    for (const [index, { status }] of answers.entries()) {
      expect(logged.filter(({ reqId }) => reqId === ids[index])).toEqual([
        expect.objectContaining({ statusCode: status, msg: 'answered' }),
      ]);
    }
    expect(server.log.join('')).not.toContain('mine');
  });
});

import { expect, test } from 'vitest';
import { describeOnEachDatabase } from './databases.ts';
import { sampleBusinessLoan } from './sample-surveys.ts';
import { enrolled, startServer } from './server.ts';

describeOnEachDatabase('the log', (open) => {
  test('has a line a request, and neither phone, password, token nor answers', async () => {
    const server = await startServer(await open(), { logLevel: 'trace' });
    const { id, token, bearer } = await enrolled(server);
    await server.submit({ password: 'another horse' });
    await server.submit({ email: 'nobody' });
    await server.logIn('3012345', 'wrong horse');
    await server.get(`/api/upload_invoices/exists?id=${id}`, bearer);
    await server.get('/api/applications/3012345', { ...bearer, phone: '3012345', code: '123456' });
    await server.post('/api/messaging/pay_invoice_reminder', { student_number: '3012345' });
    await server.post(
      '/api/applications/submission',
      '{"mobileNumber": "3012345", "password": "correct horse',
    );
    await server.upload(id, new TextEncoder().encode('%PDF-1.4'), 'Isatou 3012345.pdf', token);
    await server.get(`/api/applications/${id}`, bearer);
    await server.post(
      '/api/business-loan',
      { ...sampleBusinessLoan, years: '3012345', student_id: id },
      bearer,
    );
    await server.post('/api/surveys/freelance', { first_choice: 'horse', student_id: id }, bearer);
    await server.put(`/api/applications/${id}`, { phone_number: '3055555', email: 'a@example.com' }, bearer);
    await server.post('/api/logout', '{}', bearer);
    await server.app.close();
    const log = server.log.join('');
    expect(log.match(/"answered"/g)).toHaveLength(15);
    expect(log).toContain('"method":"POST","route":"/api/applications/submission","statusCode":200');
    expect(log).toContain('"method":"POST","route":"/api/applications/submission","statusCode":409');
    for (const secret of [
      '3012345',
      'horse',
      '123456',
      'Isatou',
      'example.com',
      'argon2',
      '3055555',
      'Tailoring',
      id,
      token,
    ]) {
      expect(log, secret).not.toContain(secret);
    }
  });
});

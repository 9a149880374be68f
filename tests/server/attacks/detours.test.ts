import { expect, test } from 'vitest';
import { pdf } from '../support/data/invoices.ts';
import { notFound } from '../support/process/answers.ts';
import { sharedServer } from '../support/process/server.ts';

const given = sharedServer((server) => server.enrolStudent());

const paths = (id: string) => [
  `//api/applications/${id}`,
  `/api//applications/${id}`,
  `/api/applications//${id}`,
  `/api/applications/${id}/`,
  `/API/applications/${id}`,
  `/api/Applications/${id}`,
  `/%61pi/applications/${id}`,
  `/api/%61pplications/${id}`,
  `/api;a=b/applications/${id}`,
  `/api/applications;a=b/${id}`,
  `/api/applications/${id};a=b`,
  `/;/api/applications/${id}`,
  `/api%2fapplications%2f${id}`,
  `/api/applications%2f${id}`,
  `/api/applications/%2e/${id}`,
  `/api/./applications/${id}`,
  `/health/../api/applications/${id}`,
  `/assets/..%2fapi/applications/${id}`,
  `/api\\applications\\${id}`,
  `/api/applications/${id}%00`,
  `/api/applications/${id}%20`,
  `/api/applications/${id}.json`,
  `/api/applications/${id}?`,
  `/api/applications/${id}%3f`,
  `/api/applications/${id}%23`,
  `/x/..;/api/applications/${id}`,
  `http://x/api/applications/${id}`,
];

test('V8.2.1: bypasses the check with other spellings of the path', async () => {
  const { server, id } = given();
  for (const path of paths(id)) {
    for (const method of ['GET', 'HEAD', 'PUT']) {
      const head = `${method} ${path} HTTP/1.1\r\nhost: portal\r\naccept: application/json\r\ncontent-length: 0`;
      expect(await server.rawResponse(head), `${method} ${path}`).toMatch(/^HTTP\/1\.1 40[014] /);
    }
  }
});

test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
  'V4.1.4: changes the method with the header %s',
  async (name) => {
    const { server, id, bearer } = given();
    const stored = () => server.place.rows('select email from applications');
    const before = await stored();
    const body = { phone_number: '3012345', email: 'other@example.com', _method: 'PUT' };
    const headers = { ...bearer, [name]: 'PUT' };
    const address = `/api/applications/${id}?_method=PUT`;
    expect(await server.post(address, body, headers)).toEqual(notFound);
    expect((await server.get(address, headers)).status).toBe(200);
    expect(await stored()).toEqual(before);
  },
);

test('V8.2.2: requests the file itself, by its returned name or its path', async () => {
  const { server, id, bearer } = given();
  await server.upload(id, pdf('file'));
  const { file_path } = (await server.invoiceExists(id, bearer)).body;
  for (const folder of [
    '',
    'files/',
    'data/files/',
    'uploads/',
    'api/',
    'api/files/',
    'api/upload_invoices/',
    'assets/',
  ]) {
    const address = `/${folder}${file_path}`;
    expect(await server.get(address, bearer), folder).toEqual(notFound);
    expect(await server.get(address, { ...bearer, accept: 'text/html' }), folder).toMatchObject({
      status: 404,
    });
  }
});

import http, { type OutgoingHttpHeaders } from 'node:http';
import { expect } from '@playwright/test';

export interface Answer {
  /** The HTTP status, or 0 if the connection was closed without a response. */
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

export interface Asked {
  readonly method?: string;
  /** The path, which is sent unchanged. Browsers would normalise it. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

/** Sends a request without a browser's restrictions, as any program on this machine can. */
export function ask(origin: string, { method = 'GET', path, headers = {}, body }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const ended = () => resolve({ status: 0, headers: {}, text: '' });
    const request = http.request({ hostname, port, method, path, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
      response.on('error', ended);
    });
    request.on('error', ended).end(body);
  });
}

export const rewording = {
  label: 'Reword',
  changes: [
    { file: 'application/basic.ui.json', do: 'set', path: ['surname', 'ui:title'], value: 'Taken over' },
  ],
};

export async function tokenOf(origin: string): Promise<string> {
  const { text } = await ask(origin, { path: '/__studio' });
  const token = /name="studio-token" content="([^"]+)"/.exec(text)?.[1];
  expect(token).toBeTruthy();
  return token!;
}

export const ownHeaders = (origin: string, token: string): OutgoingHttpHeaders => ({
  origin,
  'content-type': 'application/json',
  'x-studio-token': token,
});

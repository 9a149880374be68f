import http, { type OutgoingHttpHeaders } from 'node:http';
import { expect } from '@playwright/test';

export interface Answer {
  /** 0 where the connection was ended instead. */
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

export interface Asked {
  readonly method?: string;
  /** As it is, with what a browser would put right. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

/** A request as anybody on this machine can make it. */
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

/** A change that a person would make, as the page of the studio sends it. */
export const rewording = {
  label: 'Reword',
  changes: [
    { file: 'application/basic.ui.json', do: 'set', path: ['surname', 'ui:title'], value: 'Taken over' },
  ],
};

/** The token that only the studio's own page is meant to read. */
export async function tokenOf(origin: string): Promise<string> {
  const { text } = await ask(origin, { path: '/__studio' });
  const token = /name="studio-token" content="([^"]+)"/.exec(text)?.[1];
  expect(token).toBeTruthy();
  return token!;
}

/** What its page sends with a call. */
export const ownHeaders = (origin: string, token: string): OutgoingHttpHeaders => ({
  origin,
  'content-type': 'application/json',
  'x-studio-token': token,
});

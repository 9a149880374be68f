import type { CallName, Calls } from './protocol.ts';

let token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';

/** Thrown if the studio's server does not respond. It may start again. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

const noAnswer =
  'The studio has stopped. Leave this page open and start the studio again: what you typed is kept here.';

/** Calls reach the server in the order in which they were made. */
export async function call<Name extends CallName>(
  name: Name,
  sent: Calls[Name]['send'],
): Promise<Calls[Name]['answer']> {
  let answer = await send(name, sent);
  // Status 403 can mean that the server has restarted and expects a new token.
  if (answer.status === 403 && (await isNewToken())) answer = await send(name, sent);
  if (answer.ok) return answer.json();
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  // The studio's own errors are JSON. Any other response is from a server that has not started yet.
  throw error === undefined ? new NoAnswer(noAnswer) : new Error(error);
}

const reached = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(address, init).catch(() => {
    throw new NoAnswer(noAnswer);
  });

const send = (name: CallName, sent: unknown) =>
  reached(`/__studio/call/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-studio-token': token },
    body: JSON.stringify(sent),
  });

/** Reads the token from the studio's HTML, which no other site can read. Returns whether it has changed. */
async function isNewToken(): Promise<boolean> {
  const page = new DOMParser().parseFromString(await (await reached('/__studio')).text(), 'text/html');
  const now = page.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';
  const isNew = now !== '' && now !== token;
  if (isNew) token = now;
  return isNew;
}

interface ServerEvents {
  readonly onSaved: () => void;
  /** Called when the connection is lost. The browser reconnects by itself. */
  readonly onStopped: () => void;
  /** Called when Vite has bundled the dependencies again: new modules would not match those of this page. */
  readonly onNewModules: () => void;
}

export function listenToServer({ onSaved, onStopped, onNewModules }: ServerEvents): void {
  const events = new EventSource('/__studio/news');
  let version: string | undefined;
  events.addEventListener('version', ({ data }: MessageEvent<string>) => {
    version ??= data;
    if (data !== version) onNewModules();
  });
  events.addEventListener('saved', onSaved);
  events.addEventListener('error', onStopped);
}

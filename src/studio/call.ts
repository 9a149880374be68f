import type { CallName, Calls } from './protocol.ts';

let token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';

/** The error of a call when the studio's server does not respond: it has stopped, and may be started again. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

const noAnswer =
  'The studio has stopped. Leave this page open and start the studio again: what you typed is kept here.';

/**
 * Sends a call to the studio's server and returns the answer. The server receives calls in the order in which they were
 * made.
 */
export async function call<Name extends CallName>(
  name: Name,
  sent: Calls[Name]['send'],
): Promise<Calls[Name]['answer']> {
  let answer = await send(name, sent);
  // Status 403 can mean that the server was restarted and expects a new token.
  if (answer.status === 403 && (await isNewToken())) answer = await send(name, sent);
  if (answer.ok) return answer.json();
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  throw new Error(error ?? noAnswer);
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

/**
 * Loads the studio's HTML again and reads the current token from it; no other site can read that HTML. Returns whether
 * the token has changed.
 */
async function isNewToken(): Promise<boolean> {
  const page = new DOMParser().parseFromString(await (await reached('/__studio')).text(), 'text/html');
  const now = page.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';
  const isNew = now !== '' && now !== token;
  if (isNew) token = now;
  return isNew;
}

interface ServerEvents {
  /** Files were saved by any program. */
  readonly onSaved: () => void;
  /** The server stopped. The browser connects again by itself once it is back. */
  readonly onStopped: () => void;
  /** Vite has bundled the dependencies anew, and modules that load from now on do not fit those of this page. */
  readonly onNewModules: () => void;
}

/** Listens to the studio's server as long as the page is open. */
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

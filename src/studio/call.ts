import type { CallName, Calls } from './protocol.ts';

let token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';

/** This error says that the studio's server does not respond, for example because it has been stopped. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

const noAnswer =
  'The studio has stopped. Leave this page open and start the studio again: what you typed is kept here.';

/**
 * Calls the studio's server.
 *
 * @throws a {@link NoAnswer} if the server does not respond, or an error with the server's message
 */
export async function call<Name extends CallName>(
  name: Name,
  sent: Calls[Name]['send'],
): Promise<Calls[Name]['answer']> {
  let answer = await send(name, sent);
  // Status 403 can mean that the server has restarted and expects a new token. Then the call is sent again
  // with this token.
  if (answer.status === 403 && (await isNewToken())) answer = await send(name, sent);
  if (answer.ok) return answer.json();
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  // The studio answers errors with JSON. Any other response comes from a server that is not ready yet.
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
  /** Called when the connection is lost. The browser then reconnects by itself. */
  readonly onStopped: () => void;
  /**
   * Called when Vite has bundled the dependencies again. The page must then be reloaded, because modules that
   * it loads from now on would not match the modules that it already has.
   */
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

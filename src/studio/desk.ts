import type { CallName, Calls } from '../../scripts/studio/protocol.ts';

const token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';

const noAnswer = 'The studio does not answer, and this is not written. Is it still running in the terminal?';

/** Asks the studio's server. Calls arrive in the order in which they were made. */
export async function call<Name extends CallName>(
  name: Name,
  sent: Calls[Name]['send'],
): Promise<Calls[Name]['answer']> {
  const answer = await fetch(`/__studio/call/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-studio-token': token },
    body: JSON.stringify(sent),
  }).catch(() => {
    throw new Error(noAnswer);
  });
  if (answer.ok) return answer.json();
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  throw new Error(error ?? noAnswer);
}

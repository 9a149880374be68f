import type { Portal } from './portal.ts';

/** The code that waits for this phone in the outbox, where a sender will find it. */
export async function resetCodeOf({ rows }: Portal, phone: string): Promise<string> {
  const waiting = await rows(
    "select parameters from messages where kind = 'reset-code' and phone = $1 and state = 'waiting'",
    phone,
  );
  return JSON.parse(String(waiting[0]!.parameters)).code;
}

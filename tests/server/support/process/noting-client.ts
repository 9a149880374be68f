import { expect } from 'vitest';
import { createLedger } from '../../../soak/ledger.ts';
import { send } from '../../../soak/retrying-client.ts';
import type { Answer, Write } from '../../../soak/writes.ts';
import { answerOf } from './answers.ts';

export function startNoting(url: string) {
  const ledger = createLedger();
  return {
    ledger,
    async post(write: Write): Promise<Answer> {
      const { status, body } = await answerOf<Answer>(send(url, write));
      expect(status).toBe(200);
      ledger.note(write.findings(body));
      return body;
    },
  };
}

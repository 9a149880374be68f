import os from 'node:os';
import { tableOf } from './results.ts';

export function conditions(more: Readonly<Record<string, string>> = {}): string {
  const cpus = os.cpus();
  const known = {
    Date: new Date().toISOString().slice(0, 10),
    System: `${os.type()} ${os.arch()}`,
    Cores: String(cpus.length),
    CPU: (cpus[0]?.model ?? 'unknown').replace(/\s+/g, ' ').trim(),
    Node: process.versions.node,
    ...more,
  };
  return tableOf(Object.keys(known), [Object.values(known)], Object.keys(known).length);
}

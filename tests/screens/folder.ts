import path from 'node:path';

export const folder = path.resolve(import.meta.dirname, '../../.screens');

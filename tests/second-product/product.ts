import { join } from 'node:path';
import type { Product } from '#scripts/schemas/source/product.ts';

export const product: Product = {
  schemas: join(import.meta.dirname, 'schemas'),
  generated: join(import.meta.dirname, 'generated'),
  meta: join(import.meta.dirname, '../../schemas/meta'),
  files: { 'jardin.json': 'jardin' },
  constants: {
    file: 'jardin.json',
    missing: 'Ce fichier manque : il contient le nom du jardin.',
    unknown: 'à confirmer',
  },
  language: 'fr',
  likelyAnswers: { text: ['Awa Diop'], phone: ['771234567'] },
  addresses: { pages: ['/'], reserved: ['api', 'assets'] },
};

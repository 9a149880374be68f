import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { precompressed } from '../../../vite.config.ts';
import type { Contender } from './contenders.ts';
import type { Form } from './form.ts';
import { forms } from './form.ts';

export const pagesFolder = path.join(import.meta.dirname, '../dist');

export const pagePath = (contender: string, form: Form) => `/${slug(contender)}/${form.id}/`;

const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

export async function buildPages(contender: Contender): Promise<void> {
  const page = path.resolve(import.meta.dirname, contender.page);
  await build({
    configFile: false,
    logLevel: 'error',
    root: path.join(import.meta.dirname, 'pages'),
    base: `/${slug(contender.name)}/`,
    plugins: [...(contender.plugins?.() ?? []), react(), withForms(contender), precompressed()],
    resolve: { alias: { '/page': page } },
    build: {
      outDir: path.join(pagesFolder, slug(contender.name)),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
    },
  });
}

function withForms(contender: Contender): Plugin {
  return {
    name: 'with-forms',
    writeBundle({ dir }) {
      const html = readFileSync(path.join(dir!, 'index.html'), 'utf8');
      for (const form of forms) {
        const folder = path.join(dir!, form.id);
        mkdirSync(folder, { recursive: true });
        const file = path.join(folder, 'index.html');
        writeFileSync(
          file,
          html.replace('<!-- form -->', () => contender.body(form)),
        );
      }
    },
  };
}

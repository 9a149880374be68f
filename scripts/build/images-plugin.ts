import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { folders } from '#folders';
import { builtImage, isImage } from '../schemas/source/images.ts';
import { filesUnder } from '../schemas/source/source.ts';

export function images(): Plugin {
  return {
    name: 'images',
    generateBundle() {
      for (const [fileName, source] of builtImages(folders.schemas))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        const bytes = name.startsWith('assets/') ? builtImages(folders.schemas).get(name) : undefined;
        if (!bytes) return next();
        // Only SVG needs a content type: browsers recognize every other type of image by its content.
        if (name.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml');
        response.end(bytes);
      });
    },
  };
}

export function builtImages(schemas: string): Map<string, Buffer> {
  const paths = filesUnder(schemas).filter(isImage);
  return new Map(
    paths.map((path) => {
      const bytes = readFileSync(join(schemas, path));
      return [builtImage(path, bytes), bytes];
    }),
  );
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readLender } from './inline-scripts.ts';

const app = path.join(import.meta.dirname, '../../src/app');
const manifestFile = 'manifest.webmanifest';

/**
 * Adds the web manifest to the build. The PNG icons fill their whole square, so the manifest lists them as
 * "maskable": the phone cuts each icon to its own shape.
 */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${manifestFile}` }, injectTo: 'head' },
    ],
    generateBundle() {
      const emit = (name: string) => {
        const file = path.join(app, name);
        const id = this.emitFile({ type: 'asset', name, originalFileName: file, source: readFileSync(file) });
        return `/${this.getFileName(id)}`;
      };
      const { product, brandColour } = readLender();
      const squares = [192, 512].map((size) => ({
        src: emit(`icon-${size}.png`),
        type: 'image/png',
        sizes: `${size}x${size}`,
      }));
      const manifest = {
        id: '/',
        name: product,
        short_name: product,
        lang: 'en',
        dir: 'ltr',
        categories: ['education', 'finance'],
        start_url: '/',
        scope: '/',
        display: 'standalone',
        theme_color: brandColour,
        background_color: '#ffffff',
        icons: [
          { src: emit('icon.svg'), type: 'image/svg+xml', sizes: 'any' },
          ...squares.map((icon) => ({ ...icon, purpose: 'any' })),
          ...squares.map((icon) => ({ ...icon, purpose: 'maskable' })),
        ],
      };
      this.emitFile({ type: 'asset', fileName: manifestFile, source: JSON.stringify(manifest) });
    },
  };
}

import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { folders } from '#folders';

const app = path.join(import.meta.dirname, '../../src/app');

/**
 * Returns the markup of the public pages by address, as a first visitor sees them: the code runs as in a
 * browser without storage and without other tabs.
 */
export async function renderedPages(): Promise<Readonly<Record<string, string>>> {
  // BroadcastChannel is removed, because an open channel would keep the Node process alive after the build.
  const { BroadcastChannel } = globalThis;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    const { module } = await runnerImport<{ readonly markup: Readonly<Record<string, string>> }>(
      path.join(app, 'prerender.tsx'),
      {
        plugins: [withoutStyles()],
        environments: { inline: { resolve: { conditions: [...folders.conditions] } } },
      },
    );
    return module.markup;
  } finally {
    globalThis.BroadcastChannel = BroadcastChannel;
  }
}

/**
 * Replaces imported style sheets with empty modules, because pages-plugin.ts inserts the styles into each
 * page.
 */
export function withoutStyles(): Plugin {
  const nothing = '\0no-styles';
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('.css') ? nothing : null),
    load: (id) => (id === nothing ? '' : null),
  };
}

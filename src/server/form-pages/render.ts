import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormState } from '#contract/form-state.ts';
import type { Flow } from '#engine/core/index.ts';

export interface RenderedForm {
  readonly title: string;
  readonly markup: string;
}

type Renderer = (address: string, form: Flow, state: FormState) => Promise<RenderedForm>;

export async function loadRenderer(portalDir: string): Promise<Renderer | undefined> {
  const file = path.join(portalDir, '.vite/form-pages.js');
  if (!existsSync(file)) return undefined;
  const version = statSync(file).mtimeMs;
  const known = renderers.get(file);
  if (known?.version === version) return known.renderer;
  const renderer = importRenderer(`${pathToFileURL(file).href}?${version}`);
  renderers.set(file, { version, renderer });
  return renderer;
}

const renderers = new Map<string, { readonly version: number; readonly renderer: Promise<Renderer> }>();

/** Hides `BroadcastChannel` from the renderer, because an open channel would keep the process alive. */
async function importRenderer(address: string): Promise<Renderer> {
  const { BroadcastChannel } = globalThis;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    const { render } = await import(address);
    return render;
  } finally {
    globalThis.BroadcastChannel = BroadcastChannel;
  }
}

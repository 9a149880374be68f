import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { onTestFinished } from 'vitest';
import { folders } from '#folders';
import { product } from '#product';
import { checkSource } from '#scripts/schemas/check.ts';
import { formatFinding } from '#scripts/schemas/source/finding.ts';
import { sourceOf } from '#scripts/schemas/source/source.ts';
import type { Json, Operation } from '#studio/operations/files.ts';
import { openHandlers } from '../handlers.ts';
import { openWorkspace } from '../workspace.ts';

/**
 * Copies the fixture's forms to a temporary folder, and returns functions that read and change the copy and run the
 * check on it.
 */
export function openCopy() {
  const schemas = mkdtempSync(join(tmpdir(), 'studio-'));
  onTestFinished(() => rmSync(schemas, { recursive: true }));
  cpSync(folders.schemas, schemas, { recursive: true });
  const own = { ...product, schemas };
  const workspace = openWorkspace(schemas);
  const handlers = openHandlers(own);
  return {
    read: (file: string) => {
      const text = workspace.text(file);
      return text === undefined ? undefined : (parse(text) as Json);
    },
    texts: workspace.texts,
    run: ({ label, changes }: Operation) => workspace.change(label, changes),
    fix: () => {
      handlers.open({});
      handlers.fix({});
      workspace.refresh();
    },
    findings: () => checkSource(sourceOf(workspace.files(), own)).map((each) => formatFinding(each)),
  };
}

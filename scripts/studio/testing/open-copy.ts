import { cpSync } from 'node:fs';
import { parse } from 'jsonc-parser';
import { expect } from 'vitest';
import { folders } from '#folders';
import { product } from '#product';
import { checkSource } from '#scripts/schemas/check.ts';
import { formatFinding } from '#scripts/schemas/source/finding.ts';
import { sourceOf } from '#scripts/schemas/source/source.ts';
import { temporaryFolder } from '#scripts/schemas/testing/temporary-folder.ts';
import type { Json, Operation } from '#studio/operations/files.ts';
import { openHandlers } from '../handlers.ts';
import { openWorkspace } from '../workspace.ts';

export function openCopy() {
  const schemas = temporaryFolder();
  cpSync(folders.schemas, schemas, { recursive: true });
  const own = { ...product, schemas };
  const workspace = openWorkspace(schemas);
  const handlers = openHandlers(own);
  const fix = () => {
    handlers.open({});
    handlers.fix({});
    workspace.refresh();
  };
  const findings = () => checkSource(sourceOf(workspace.files(), own)).map((each) => formatFinding(each));
  return {
    own,
    workspace,
    handlers,
    read: (file: string) => {
      const text = workspace.text(file);
      return text === undefined ? undefined : (parse(text) as Json);
    },
    texts: workspace.texts,
    run: ({ label, changes }: Operation) => workspace.change(label, changes),
    fix,
    findings,
    /**
     * Calls `fix`, and expects no findings afterwards. If `samples` is false, ignores findings in samples,
     * because staff must resolve these themselves.
     */
    expectRight({ samples = true } = {}) {
      fix();
      expect(findings().filter((each) => samples || !each.includes('/samples/'))).toEqual([]);
    },
  };
}

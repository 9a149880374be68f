import { getLocation, parseTree } from 'jsonc-parser';
import { checkSource } from '../schemas/check.ts';
import { listOptions, listsOf } from '../schemas/compile/lists.ts';
import { resolveFlow } from '../schemas/compile/resolve.ts';
import { compileFlow } from '../schemas/compile/validators.ts';
import { widgetModulesOf } from '../schemas/compile/widgets.ts';
import { diffSchemas } from '../schemas/diff/compare.ts';
import type { Verdict } from '../schemas/diff/verdict.ts';
import { summaryOf } from '../schemas/diff.ts';
import { mendSchemas } from '../schemas/mend.ts';
import { retire } from '../schemas/retire.ts';
import type { Finding } from '../schemas/source/finding.ts';
import { flowsOf } from '../schemas/source/flows.ts';
import { baseCommit, currentBranch, dateOf, readSourceAt } from '../schemas/source/git.ts';
import { type Product, todayOf } from '../schemas/source/product.ts';
import { type Source, sourceOf } from '../schemas/source/source.ts';
import { listUses } from './list-uses.ts';
import { pathsOf } from './paths.ts';
import type { Action, Base, CallName, Calls, Compiled, Files, Notice, Report } from './protocol.ts';
import { type FileChange, openWorkspace, type Workspace } from './workspace.ts';

export type Desk = {
  readonly [name in CallName]: (sent: Calls[name]['send']) => Calls[name]['answer'];
};

/** What the studio does with a product's schemas folder: every rule is that of the command line. */
export function openDesk(product: Product): Desk {
  const workspace = openWorkspace(product.schemas);
  const told = new Map<string, string>();
  const earlierSource = earlierSources(product);
  const shown = new Map<string, Compiled>();
  let read: { readonly files: ReadonlyMap<string, string>; readonly source: Source } | undefined;

  /** The folder as it is, read once for as long as nothing changes. */
  function source(): Source {
    const files = workspace.texts();
    if (read?.files !== files) read = { files, source: sourceOf(workspace.files(), product) };
    return read.source;
  }

  /** What the page does not know yet. */
  function news(refused?: string): Files {
    const texts: Record<string, string | null> = {};
    const now = workspace.texts();
    for (const [file, text] of now) if (told.get(file) !== text) texts[file] = text;
    for (const file of told.keys()) if (!now.has(file)) texts[file] = null;
    told.clear();
    for (const [file, text] of now) told.set(file, text);
    return { texts, ...workspace.history(), ...(refused === undefined ? {} : { refused }) };
  }

  function change(label: string, changes: readonly FileChange[], run?: string): Files {
    try {
      workspace.change(label, changes, run);
      return news();
    } catch (error) {
      return news(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    open() {
      workspace.refresh();
      told.clear();
      return news();
    },
    change: ({ label, changes, run }) => change(label, changes, run),
    undo() {
      workspace.undo();
      return news();
    },
    redo() {
      workspace.redo();
      return news();
    },
    refresh() {
      workspace.refresh();
      return news();
    },
    report: () => reportOn(source(), workspace, earlierSource()),
    form({ id }) {
      const compiled = compile(source(), id);
      if (compiled) shown.set(id, compiled);
      return shown.get(id) ?? null;
    },
    paths: ({ form }) => pathsOf(source(), earlierSource(), form),
    base: () => baseOf(product, earlierSource(), source()),
    formBefore({ id }) {
      const earlier = earlierSource();
      return (earlier && compile(earlier.source, id)) ?? null;
    },
    retire({ file, option }) {
      const text = workspace.text(file);
      if (text === undefined) return news(`There is no file ${file}.`);
      const retired = retire(file, text, option);
      if ('problem' in retired) return news(retired.problem);
      return change(`Retire "${option}"`, [{ file, do: 'write', text: retired.text }]);
    },
    mend() {
      const { files, said } = mendSchemas(source(), earlierSource()?.source, todayOf(product));
      if (files.size === 0) return news('Nothing follows from your changes that is not done already.');
      const changes = [...files].map(
        ([file, text]): FileChange => (text === null ? { file, do: 'delete' } : { file, do: 'write', text }),
      );
      return change(said.length === 1 ? said[0]! : `What follows: ${said.length} changes`, changes);
    },
  };
}

interface Earlier {
  readonly commit: string;
  readonly source: Source;
}

/** What the present state is compared with: read once, for as long as it is the same commit. */
function earlierSources(product: Product): () => Earlier | undefined {
  let earlier: Earlier | undefined;
  return () => {
    const commit = baseCommit(product.schemas);
    if (commit && commit !== earlier?.commit) earlier = { commit, source: readSourceAt(product, commit) };
    return commit ? earlier : undefined;
  };
}

/** What differs from the present files, with its name and its day. */
function baseOf({ schemas }: Product, earlier: Earlier | undefined, now: Source): Base | null {
  if (!earlier) return null;
  const { commit } = earlier;
  const [then, texts] = [textsOf(earlier.source), textsOf(now)];
  const differing = [...new Set([...then.keys(), ...texts.keys()])].filter(
    (file) => !file.startsWith('meta/') && then.get(file) !== texts.get(file),
  );
  return {
    ...{ commit, date: dateOf(schemas, commit) ?? '', branch: currentBranch(schemas) },
    texts: Object.fromEntries(differing.map((file) => [file, then.get(file) ?? null])),
  };
}

/** As they are on the disk, slips and all. */
const textsOf = ({ json, markdown }: Source): ReadonlyMap<string, string> =>
  new Map([...json, ...markdown].map(([file, { text, written }]) => [file, written?.text ?? text]));

/** What is wrong, or else what the changes since a commit mean for people. */
function reportOn(source: Source, workspace: Workspace, earlier: Earlier | undefined): Report {
  const placed = ({ file, line, column }: { file: string; line: number; column: number }) => ({
    file,
    line,
    path: pathAt(workspace.text(file) ?? '', line, column),
  });
  const findings = checkSource(source);
  const wrong = findings.map(
    (each): Notice => ({
      ...placed(each),
      level: 'wrong',
      message: each.message,
      remedies: each.fix ? [remedyOf(each)] : [],
    }),
  );
  const verdicts = earlier ? verdictsOn(earlier.source, source) : undefined;
  const hurt = (verdicts ?? []).map(
    (each): Notice => ({
      ...placed(each),
      level: each.level,
      message: each.message,
      remedies: each.remedies.map(({ words, paste, changes }) =>
        changes ? { words, changes } : { words: paste ? `${words} ${paste}` : words },
      ),
      ...(each.answers && { answers: each.answers }),
    }),
  );
  const slips = findings.length === 1 ? '1 thing is wrong' : `${findings.length} things are wrong`;
  return {
    notices: [...wrong, ...hurt],
    lists: listUses(earlier?.source ?? source),
    summary: [
      ...(findings.length > 0 ? [`${slips}. People see the last good form until it is mended.`] : []),
      ...(!earlier ? ['There is no earlier commit to compare with.'] : []),
      ...(earlier && verdicts ? [summaryOf(verdicts, earlier.commit)] : []),
    ].join(' '),
  };
}

/** Undefined where the files cannot be compared as they stand: what is wrong with them is said already. */
function verdictsOn(before: Source, after: Source): Verdict[] | undefined {
  try {
    return diffSchemas(before, after);
  } catch {
    return undefined;
  }
}

/** What the check would write itself is one press; what it can only say is for a person. */
function remedyOf({ file, fix = '', edit }: Finding): Action {
  return edit ? { words: fix, changes: [{ file, do: 'edit', edit }] } : { words: fix };
}

/** The keys that lead to a line and column, both counted from 1. */
function pathAt(text: string, line: number, column: number): Notice['path'] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const offset =
    plain
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length +
    (line > 1 ? 1 : 0) +
    column -
    1;
  return parseTree(plain) ? getLocation(plain, offset).path.filter((key) => key !== '') : [];
}

/** Undefined where the form is not there, or cannot be read as it stands. */
function compile(source: Source, id: string): Compiled | undefined {
  const flow = flowsOf(source).find((each) => each.id === id);
  if (!flow) return undefined;
  try {
    const resolved = resolveFlow(source, flow);
    const { definition } = resolved;
    const lists = listsOf(definition).map((name) => [name, listOptions(source, name)]);
    return {
      definition,
      code: compileFlow(resolved).code,
      widgets: widgetModulesOf(definition),
      lists: Object.fromEntries(lists),
    };
  } catch {
    // Only clean files can be resolved; the report says what is wrong with these.
    return undefined;
  }
}

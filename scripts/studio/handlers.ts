import type { Operation } from '#studio/operations/files.ts';
import type { CallName, Calls, Compiled, Files, Report } from '#studio/protocol.ts';
import { checkSource } from '../schemas/check.ts';
import { listOptions, listsOf } from '../schemas/compile/lists.ts';
import { resolveFlow } from '../schemas/compile/resolve.ts';
import { compileFlow } from '../schemas/compile/validators.ts';
import { widgetModulesOf } from '../schemas/compile/widgets.ts';
import { fixSchemas } from '../schemas/fix.ts';
import { generate, writeGenerated } from '../schemas/generate.ts';
import { retire } from '../schemas/retire.ts';
import { flowsOf } from '../schemas/source/flows.ts';
import { gitPath } from '../schemas/source/git.ts';
import { type Product, todayOf } from '../schemas/source/product.ts';
import { type Source, sourceOf } from '../schemas/source/source.ts';
import { commitChanges } from './commit-changes.ts';
import { baseOf, comparedWith, earlierSources } from './earlier.ts';
import { sourceReader } from './folder.ts';
import { pathsOf } from './paths.ts';
import { createReporter } from './report/report.ts';
import { staffWords } from './report/staff-words.ts';
import { type FileChange, openWorkspace, type Workspace } from './workspace.ts';

export type Handlers = {
  readonly [name in CallName]: (
    sent: Calls[name]['send'],
  ) => Calls[name]['answer'] | (name extends 'report' | 'send' ? Promise<Calls[name]['answer']> : never);
};

interface Options {
  /**
   * Runs the schema check and the schema diff in another thread. Without this function, both block other
   * calls.
   */
  readonly report?: () => Report | Promise<Report>;
  /** If true, the call `send` also updates the generated code and commits it. */
  readonly writesGenerated?: boolean;
}

export function openHandlers(product: Product, { report, writesGenerated = false }: Options = {}): Handlers {
  const workspace = openWorkspace(product.schemas, gitPath(product.schemas, 'studio-history'));
  const { news, forget } = createNews(workspace);
  const earlierSource = earlierSources(product);
  const shown = new Map<string, Compiled>();
  const readSource = sourceReader(product);
  const source = () => readSource(workspace.files());
  const reportHere = createReporter(product);

  function change(label: string, changes: readonly FileChange[], run?: string): Files {
    try {
      workspace.change(label, changes, run);
      return news();
    } catch (error) {
      return news(error instanceof Error ? error.message : String(error));
    }
  }

  const planned = (plan: Operation | string | undefined): Files =>
    typeof plan === 'object' ? change(plan.label, plan.changes) : news(plan);

  /** Returns the first problem that the changes would add, or the reason why the changes are impossible. */
  function problemAfter(changes: readonly FileChange[]): string | undefined {
    try {
      const after = sourceOf(workspace.trying(changes), product);
      return newProblem(source(), after);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  return {
    open() {
      workspace.refresh();
      forget();
      return news();
    },
    change({ label, changes, run, ifRight = false }) {
      const problem = ifRight ? problemAfter(changes) : undefined;
      return problem === undefined ? change(label, changes, run) : news(problem);
    },
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
    report: () => (report ? report() : reportHere(source(), workspace.texts())),
    form({ id }) {
      const compiled = compile(source(), id);
      if (compiled) shown.set(id, compiled);
      const last = shown.get(id);
      return compiled ?? (last ? { ...last, isEarlier: true } : null);
    },
    paths: ({ form }) => pathsOf(source(), earlierSource(), form),
    base: () => baseOf(product, earlierSource(), source()),
    formBefore({ id }) {
      const earlier = earlierSource();
      return (earlier && compile(comparedWith(earlier).source, id)) ?? null;
    },
    retire: ({ file, option }) => planned(retirement(file, workspace.text(file), option)),
    fix({ isPartOfLast = false }) {
      const plan = updates(source(), earlierSource()?.source);
      const isUnfit = typeof plan === 'object' && problemAfter(plan.changes) !== undefined;
      if (!isPartOfLast) return planned(isUnfit ? askDeveloper : plan);
      if (typeof plan === 'object' && !isUnfit) workspace.complete(plan.label, plan.changes);
      return news();
    },
    async send({ message }) {
      workspace.refresh();
      if (checkSource(source()).length > 0) return news('Fix what the check finds first.');
      try {
        const { schemas, generated } = product;
        if (writesGenerated) writeGenerated(generated, await generate(source()));
        commitChanges(writesGenerated ? [schemas, generated] : [schemas], message);
        return news();
      } catch (error) {
        return news(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/**
 * Creates `news`, which returns the answer to a call: the edit history, and the files that have changed since
 * the last answer.
 */
function createNews(workspace: Workspace) {
  const told = new Map<string, string>();
  return {
    news(refused?: string): Files {
      const texts: Record<string, string | null> = {};
      const now = workspace.texts();
      for (const [file, text] of now) if (told.get(file) !== text) texts[file] = text;
      for (const file of told.keys()) if (!now.has(file)) texts[file] = null;
      told.clear();
      for (const [file, text] of now) told.set(file, text);
      return { texts, ...workspace.history(), ...(refused === undefined ? {} : { refused }) };
    },
    /** Makes the next answer contain all files, for a newly opened page. */
    forget: () => told.clear(),
  };
}

function newProblem(before: Source, after: Source): string | undefined {
  const known = new Set(checkSource(before).map(({ message }) => message));
  const found = checkSource(after).find(({ message }) => !known.has(message));
  return found && `This cannot be done: ${staffWords(after)(found.message, found.file)}`;
}

function retirement(file: string, text: string | undefined, option: string): Operation | string {
  if (text === undefined) return `There is no file ${file}.`;
  const retired = retire(file, text, option);
  if ('problem' in retired) return retired.problem;
  return { label: `Retire "${option}"`, changes: [{ file, do: 'write', text: retired.text }] };
}

/**
 * Returns an operation that updates samples and versions. If no update is possible, returns a sentence for
 * staff; if none is needed, returns undefined.
 */
function updates(source: Source, earlier: Source | undefined): Operation | string | undefined {
  const { files, asked } = fixSchemas(source, earlier, todayOf(source.product));
  if (files.size === 0) {
    if (asked.length > 0) return choiceFirst;
    return checkSource(source).some(({ samplesOf }) => samplesOf) ? askDeveloper : undefined;
  }
  return {
    label: 'Update the example answers',
    changes: [...files].map(
      ([file, text]): FileChange => (text === null ? { file, do: 'delete' } : { file, do: 'write', text }),
    ),
  };
}

const choiceFirst =
  'Nothing was updated. First choose, in the check, what happens to the answers that people have given.';

const askDeveloper =
  'The example answers could not be updated by themselves. Undo your change, or ask a developer to look at them.';

/** Compiles a form for the studio's page. Returns undefined if the form does not exist or has errors. */
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
    return undefined;
  }
}

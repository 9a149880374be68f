import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { registry } from '#generated/registry.ts';
import { widgetModules } from '#scripts/schemas/compile/widgets.ts';

const pageImports = [
  ...['components', 'session', 'outbox', 'forms', 'api'],
  ...['engine', 'generated', 'paths.ts', 'clock.ts'],
];

/** Lists, for each file or folder of src/, the other parts of the project that it may import. */
const allowed: Record<string, string[]> = {
  'paths.ts': [],
  'folders.ts': [],
  'clock.ts': ['domain'],
  'dialog-history.ts': [],
  'phone-epoch.ts': ['engine/core', 'generated'],
  'engine-environment.ts': ['components', 'engine/core', 'domain', 'generated', 'clock.ts', 'phone-epoch.ts'],
  // `engine/react` is allowed, because a generated form imports the modules that render its widgets.
  generated: ['engine/core', 'engine/react'],
  domain: ['engine/core'],
  contract: ['generated', 'engine/core'],
  'engine/core': [],
  'engine/storage': ['engine/core'],
  'engine/react': ['engine/core', 'engine/storage'],
  forms: ['generated', 'engine', 'contract', 'domain'],
  api: ['contract', 'domain', 'generated', 'clock.ts'],
  outbox: ['api', 'forms', 'engine', 'contract', 'domain', 'generated', 'clock.ts'],
  session: ['outbox', 'api', 'forms', 'engine', 'domain', 'paths.ts', 'phone-epoch.ts'],
  components: ['domain', 'contract', 'paths.ts', 'dialog-history.ts', 'generated', 'engine'],
  pages: [...pageImports, 'contract', 'domain'],
  // Only the server renders these pages, for browsers without JavaScript, so they may not import parts that
  // run only in a browser, such as `session` and `outbox`.
  'app/form-pages': [
    'components',
    'contract',
    'domain',
    'engine',
    'forms',
    'generated',
    'paths.ts',
    'engine-environment.ts',
  ],
  app: ['pages', ...pageImports, 'dialog-history.ts', 'phone-epoch.ts', 'engine-environment.ts'],
  // The studio runs only during development, so it may import from scripts/. Its previews use the portal's
  // styles, and its calls to the dev server use types of the schema commands.
  studio: [
    'scripts/schemas/diff/verdict.ts',
    'scripts/schemas/source/answer-kind.ts',
    'scripts/schemas/source/conditions.ts',
    'scripts/schemas/source/json-edits.ts',
    'contract/answer-shapes.ts',
    'generated',
    'domain',
    'components',
    'engine',
    'engine-environment.ts',
    'app/portal.css',
    'app/theme.ts',
    'app/translator.ts',
    'pages/account/Contract.tsx',
    'pages/resources/Questions.tsx',
    'pages/resources/ResourceCard.tsx',
    'scripts/portal/brand-styles.ts',
  ],
  server: ['domain', 'paths.ts', 'folders.ts', 'contract', 'generated', 'engine/core'],
};

const root = path.resolve(import.meta.dirname, '..');
const { imports: aliases } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string | { default: string }>;
};
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'scripts', 'tests'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && existsSync(path.join(root, file)));

function importsOf(file: string): string[] {
  const specifiers = [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'([^'?]+)/g)].map(
    (match) => match[1]!,
  );
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier);
    if (!specifier.startsWith('#')) return [];
    const entry = Object.entries(aliases).find(([key]) => specifier.startsWith(key.replace('*', '')));
    if (!entry) return [];
    const [alias, given] = entry;
    const target = typeof given === 'string' ? given : given.default;
    return path.normalize(target.replace('*', specifier.slice(alias.length - 1)));
  });
}

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file);
const isUnder = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);
const inSrc = (file: string) => file.replace(/^src\//, '');

test('folders import only what the import table allows', () => {
  const wrong = files
    .filter((file) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const folder = Object.keys(allowed).find((each) => isUnder(inSrc(file), each));
      if (!folder) return [`${file} is in no folder`];
      const folders = [folder, ...allowed[folder]!];
      return importsOf(file)
        .filter((target) => !folders.some((each) => isUnder(inSrc(target), each)))
        .map((target) => `${file} imports ${target}`);
    });
  expect(wrong).toEqual([]);
});

test('the schema commands import only the engine, and the product named in package.json', () => {
  const violations = (folder: string, folders: readonly string[]) =>
    files
      .filter((file) => isUnder(file, folder) && !isTest(file) && !file.includes('/testing/'))
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
      .filter(({ target }) => ![folder, ...folders].some((each) => isUnder(target, each)))
      .map(({ file, target }) => `${file} imports ${target}`);
  const product = path.normalize(aliases['#product'] as string);
  expect(violations('scripts/schemas', ['src/engine'])).toEqual([
    `scripts/schemas/product-of.ts imports ${product}`,
  ]);
  const known = ['src/domain', 'src/forms', 'src/paths.ts', 'src/components/drawings'];
  expect(violations('scripts/portal', ['scripts/schemas', ...known])).toEqual([]);
});

test('messages of the schema commands fit any product', () => {
  const meta = ['flow', 'migrations', 'options', 'sample', 'step', 'ui'].map(
    (name) => `schemas/meta/${name}.schema.json`,
  );
  const own = files.filter((file) => /^scripts\/schemas\/(?!testing\/)/.test(file) && !isTest(file));
  // The pattern does not match the keyword "student" in flow.json or the names of fields in types, because
  // both are allowed.
  const productWords =
    /\b(?:[Ss]tudents|an? student|[Tt]he student|[Ll]enders?|the portal|[Uu]niversit(?:y|ies))\b/;
  expect([...meta, ...own].filter((file) => productWords.test(textOf(file)))).toEqual([]);
});

const isForm = (file: string) => /^src\/generated\/[\w-]+\/form\.ts$/.test(file);

test('forms load their widgets lazily, so that servers can use them without the widgets', () => {
  expect(files.filter((file) => isForm(file) && /from '#engine\/react/.test(textOf(file)))).toEqual([]);
});

test('imports of the engine go through its index files', () => {
  const widgets = widgetModules.map((module) => module.replace('#', 'src/'));
  const indexFiles = /^src\/engine\/(core|storage|react)\/index\.ts$/;
  // Other parts may import these files of the engine directly: generated code imports modules that only some
  // forms need, and the studio imports style sheets.
  const own = /^src\/engine\/(core\/structure\/index\.ts|react\/\w+\.css)$/;
  const violations = files
    .filter((file) => /^src\/(?!engine\/)/.test(file))
    .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
    .filter(({ file, target }) => !isForm(file) || !widgets.includes(target))
    .filter(({ target }) => target.startsWith('src/engine/') && !indexFiles.test(target) && !own.test(target))
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(violations).toEqual([]);
});

test('only one folder imports RJSF', () => {
  const importing = files.filter((file) => file.startsWith('src/') && /from '@rjsf\//.test(textOf(file)));
  expect(importing.filter((file) => !file.startsWith('src/engine/react/rjsf/'))).toEqual([]);
});

test('only repositories and migrations use SQL', () => {
  const importing = files.filter((file) => file.startsWith('src/') && /from 'kysely'/.test(textOf(file)));
  const folders = /^src\/server\/(database\/|[\w-]+\/[\w-]+-repository\.ts$)/;
  expect(importing.filter((file) => !folders.test(file))).toEqual([]);
});

test('there are no catch-all folders', () => {
  const catchAll = files.filter((file) => /\/(utils?|helpers?|hooks|types|lib|misc)\//.test(file));
  expect(catchAll).toEqual([]);
});

test('no folder has more than fifteen code files at one level', () => {
  // Migrations and generated files are not counted, because their number grows.
  const isExempt = (file: string) =>
    isUnder(file, 'src/generated') || isUnder(file, 'src/server/database/migrations');
  const code = files.filter((file) => !isTest(file) && !isExempt(file));
  const counts = Map.groupBy(code, path.dirname);
  expect([...counts].filter(([, held]) => held.length > 15).map(([folder]) => folder)).toEqual([]);
});

test('no code names a form that is defined only by its folder', () => {
  // Two places may name a form that has a folder in schemas/ but no code of its own: migrations convert
  // stored rows of two such forms, and scripts/build/bytes.ts measures the page of one.
  const exempt = /^(src\/server\/database\/|scripts\/build\/bytes\.ts)/;
  const code = files.filter((file) => /^(src|scripts)\//.test(file) && !isUnder(file, 'src/generated'));
  const ofFolders = registry.filter(({ who }) => who === 'student' || who === 'anyone');
  const names = ofFolders.flatMap(({ id, pages }) => [
    ...(id.includes('-') ? [`'${id}'`] : []),
    ...pages.map(({ path }) => `'${path}'`),
  ]);
  const naming = code.filter((file) => !exempt.test(file) && !/test/.test(file));
  expect(names.length).toBeGreaterThan(10);
  expect(naming.filter((file) => names.some((name) => textOf(file).includes(name)))).toEqual([]);
});

test('there are no import cycles, including type imports', () => {
  const graph = new Map(files.filter((file) => !isTest(file)).map((file) => [file, importsOf(file)]));
  const done = new Set<string>();
  const cyclesFrom = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' → ')];
    if (done.has(file)) return [];
    const cycles = (graph.get(file) ?? []).flatMap((target) => cyclesFrom(target, [...path, file]));
    done.add(file);
    return cycles;
  };
  const cycles = [...graph.keys()].flatMap((file) => cyclesFrom(file, []));
  expect(cycles).toEqual([]);
});

test('no test file is longer than 400 lines', () => {
  const lines = (file: string) => textOf(file).trimEnd().split('\n').length;
  expect(files.filter((file) => isTest(file) && lines(file) > 400)).toEqual([]);
});

test('no module is mocked', () => {
  const mocking = files.filter((file) => /\b(vi|jest)\.mock\(/.test(textOf(file)));
  expect(mocking).toEqual([]);
});

test('no test sets its own time-out, gives an assertion ten seconds or more, or waits with waitFor’s one second', () => {
  const own = /\btest\.(setTimeout|slow)\(|\btimeout: \d[\d_]{4,}|\bvi\.wait(For|Until)\(/;
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  expect(tests.filter((file) => own.test(textOf(file)))).toEqual([]);
});

test('only the fixture’s forms contain the fixture’s product name', () => {
  const portal = textOf('tests/fixture/schemas/portal.json');
  const { product } = JSON.parse(portal);
  expect(files.filter((file) => textOf(file).includes(product))).toEqual([]);
});

test('only tests/schemas/ tests the staff’s forms', () => {
  // Outside tests/schemas/, three groups of tests may use the staff's files: benchmarks measure the staff's
  // forms, tests of the guide read the staff's guide, and the second product uses the engine's meta schemas.
  const own = /^tests\/(schemas\/|bench\/|second-product\/|guide)/;
  // A path such as '../schemas/check.ts' is allowed: the staff's folder has no TypeScript, so the path leads
  // to scripts/schemas/.
  const staffPath = /('(\.\.\/)+|\b(root|project), ')(schemas(?![\w./-]*\.ts')|src\/generated|dist)\b/;
  const reading = files.filter((file) => isTest(file) && !own.test(file) && staffPath.test(textOf(file)));
  expect(reading).toEqual([]);
});

test('comments do not refer to documents outside the repository', () => {
  const search = ['grep', '--untracked', '-liE', '(portal|decisions)[.]md', '--', 'src', 'scripts', 'tests'];
  expect(spawnSync('git', search, { cwd: root, encoding: 'utf8' })).toMatchObject({ stdout: '', status: 1 });
});

test('the top level has only the expected entries', () => {
  const top = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => file.split('/')[0]!);
  const named = [...new Set(top)].filter((entry) => !entry.startsWith('.')).sort();
  const documents = ['LICENSE', 'README.md'];
  const settings = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts'];
  expect(named).toEqual([...documents, ...settings, 'schemas', 'scripts', 'src', 'tests'].sort());
});

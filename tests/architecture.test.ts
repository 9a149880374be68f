import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { registry } from '#generated/registry.ts';
import { widgetModules } from '#scripts/schemas/compile/widgets.ts';

const ofPages = [
  ...['components', 'session', 'outbox', 'forms', 'api'],
  ...['engine', 'generated', 'paths.ts', 'clock.ts'],
];

/** The import table: a folder of src/ may import only the folders listed for it. */
const allowed: Record<string, string[]> = {
  'paths.ts': [],
  'folders.ts': [],
  'clock.ts': ['domain'],
  'dialog-history.ts': [],
  'phone-epoch.ts': ['engine/core', 'generated'],
  'engine-environment.ts': ['components', 'engine/core', 'domain', 'generated', 'clock.ts', 'phone-epoch.ts'],
  // A form refers to the modules that show its widgets.
  generated: ['engine/core', 'engine/react'],
  domain: ['engine/core'],
  contract: ['generated'],
  'engine/core': [],
  'engine/storage': ['engine/core'],
  'engine/react': ['engine/core', 'engine/storage'],
  forms: ['generated', 'engine', 'contract', 'domain'],
  api: ['contract', 'domain', 'generated', 'clock.ts'],
  outbox: ['api', 'forms', 'engine', 'contract', 'domain', 'generated', 'clock.ts'],
  session: ['outbox', 'api', 'forms', 'engine', 'domain', 'paths.ts', 'phone-epoch.ts'],
  components: ['domain', 'contract', 'paths.ts', 'dialog-history.ts', 'generated', 'engine'],
  pages: [...ofPages, 'contract', 'domain'],
  // Server only: rendered for browsers without scripts.
  'app/form-pages': [
    'components',
    'domain',
    'engine',
    'forms',
    'generated',
    'paths.ts',
    'engine-environment.ts',
  ],
  app: ['pages', ...ofPages, 'dialog-history.ts', 'phone-epoch.ts', 'engine-environment.ts'],
  // Development only. Its previews use the portal's styles; its calls use types of the schema commands.
  studio: [
    'scripts/schemas/diff/verdict.ts',
    'scripts/schemas/source/answer-kind.ts',
    'scripts/schemas/source/conditions.ts',
    'scripts/schemas/source/json-edits.ts',
    // Counts from the office.
    'contract/answer-shapes.ts',
    'generated',
    'domain',
    'components',
    'engine',
    'engine-environment.ts',
    'app/portal.css',
    'app/theme.ts',
    // The lender's pages are shown with the portal's own components.
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

/** The project's own modules that a file imports, as paths from the root. */
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
  // Allows the keyword in flow.json, and type fields.
  const productWords =
    /\b(?:[Ss]tudents|an? student|[Tt]he student|[Ll]enders?|the portal|[Uu]niversit(?:y|ies))\b/;
  expect([...meta, ...own].filter((file) => productWords.test(textOf(file)))).toEqual([]);
});

const isForm = (file: string) => /^src\/generated\/[\w-]+\/form\.ts$/.test(file);

test('a form refers to its widgets, and runs on a server without them', () => {
  expect(files.filter((file) => isForm(file) && /from '#engine\/react/.test(textOf(file)))).toEqual([]);
});

test('imports of the engine go through its index files', () => {
  const widgets = widgetModules.map((module) => module.replace('#', 'src/'));
  const doors = /^src\/engine\/(core|storage|react)\/index\.ts$/;
  // Optional parts are imported by generated code; the studio uses the style sheets.
  const own = /^src\/engine\/(core\/structure\/index\.ts|react\/\w+\.css)$/;
  const violations = files
    .filter((file) => /^src\/(?!engine\/)/.test(file))
    .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
    .filter(({ file, target }) => !isForm(file) || !widgets.includes(target))
    .filter(({ target }) => target.startsWith('src/engine/') && !doors.test(target) && !own.test(target))
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(violations).toEqual([]);
});

test('only one folder imports RJSF', () => {
  const knowing = files.filter((file) => file.startsWith('src/') && /from '@rjsf\//.test(textOf(file)));
  expect(knowing.filter((file) => !file.startsWith('src/engine/react/rjsf/'))).toEqual([]);
});

test('only repositories and migrations use SQL', () => {
  const speaking = files.filter((file) => file.startsWith('src/') && /from 'kysely'/.test(textOf(file)));
  const folders = /^src\/server\/(database\/|[\w-]+\/[\w-]+-repository\.ts$)/;
  expect(speaking.filter((file) => !folders.test(file))).toEqual([]);
});

test('there are no catch-all folders', () => {
  const drawers = files.filter((file) => /\/(utils?|helpers?|hooks|types|lib|misc)\//.test(file));
  expect(drawers).toEqual([]);
});

test('no folder has more than fifteen code files at one level', () => {
  // Migrations accumulate.
  const isGrowing = (file: string) =>
    isUnder(file, 'src/generated') || isUnder(file, 'src/server/database/migrations');
  const code = files.filter((file) => !isTest(file) && !isGrowing(file));
  const counts = Map.groupBy(code, path.dirname);
  expect([...counts].filter(([, held]) => held.length > 15).map(([folder]) => folder)).toEqual([]);
});

test('no code refers to a form defined entirely by its folder', () => {
  // Exceptions: databases may still contain rows of two of them, and one is measured as an example.
  const exempt = /^(src\/server\/database\/|scripts\/build\/bytes\.ts)/;
  const code = files.filter((file) => /^(src|scripts)\//.test(file) && !isUnder(file, 'src/generated'));
  const ofFolders = registry.filter(({ who }) => who === 'student' || who === 'anyone');
  const names = ofFolders.flatMap(({ id, pages }) => [
    ...(id.includes('-') ? [`'${id}'`] : []),
    ...pages.map(({ path }) => `'${path}'`),
  ]);
  const knowing = code.filter((file) => !exempt.test(file) && !/test/.test(file));
  expect(names.length).toBeGreaterThan(10);
  expect(knowing.filter((file) => names.some((name) => textOf(file).includes(name)))).toEqual([]);
});

test('there are no import cycles, including type imports', () => {
  const graph = new Map(files.filter((file) => !isTest(file)).map((file) => [file, importsOf(file)]));
  const done = new Set<string>();
  const circlesFrom = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [[...way.slice(way.indexOf(file)), file].join(' → ')];
    if (done.has(file)) return [];
    const circles = (graph.get(file) ?? []).flatMap((target) => circlesFrom(target, [...way, file]));
    done.add(file);
    return circles;
  };
  const circles = [...graph.keys()].flatMap((file) => circlesFrom(file, []));
  expect(circles).toEqual([]);
});

test('no test file is longer than 400 lines', () => {
  const lines = (file: string) => textOf(file).trimEnd().split('\n').length;
  expect(files.filter((file) => isTest(file) && lines(file) > 400)).toEqual([]);
});

test('no module is mocked', () => {
  const mocking = files.filter((file) => /\b(vi|jest)\.mock\(/.test(textOf(file)));
  expect(mocking).toEqual([]);
});

test('no test sets its own time-out, or gives an assertion ten seconds or more', () => {
  const own = /\btest\.(setTimeout|slow)\(|\btimeout: \d[\d_]{4,}/;
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  expect(tests.filter((file) => own.test(textOf(file)))).toEqual([]);
});

test('only the tests’ forms contain their product’s name', () => {
  const portal = textOf('tests/fixture/schemas/portal.json');
  const { product } = JSON.parse(portal);
  expect(files.filter((file) => textOf(file).includes(product))).toEqual([]);
});

test('only tests/schemas/ tests the staff’s forms', () => {
  // Exceptions: benchmarks measure the staff's forms; the guide is the staff's, and its examples are applied to the
  // tests' forms; the second product uses the engine's meta schemas.
  const own = /^tests\/(schemas\/|bench\/|second-product\/|guide)/;
  // Staff write no TypeScript: a path to a .ts file leads to the schema commands.
  const staffPath = /('(\.\.\/)+|\b(root|project), ')(schemas(?![\w./-]*\.ts')|src\/generated|dist)\b/;
  const reading = files.filter((file) => isTest(file) && !own.test(file) && staffPath.test(textOf(file)));
  expect(reading).toEqual([]);
});

test('comments state their rule without references to outside documents', () => {
  const papers = ['grep', '--untracked', '-liE', '(portal|decisions)[.]md', '--', 'src', 'scripts', 'tests'];
  expect(spawnSync('git', papers, { cwd: root, encoding: 'utf8' })).toMatchObject({ stdout: '', status: 1 });
});

test('the top level has the expected entries only', () => {
  const top = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => file.split('/')[0]!);
  const named = [...new Set(top)].filter((entry) => !entry.startsWith('.')).sort();
  const documents = ['LICENSE', 'README.md'];
  const settings = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts'];
  expect(named).toEqual([...documents, ...settings, 'schemas', 'scripts', 'src', 'tests'].sort());
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { folders } from '#folders';
import { registry } from '#generated/registry.ts';
import { pageFile } from '#paths';
import {
  initialLoad,
  kilobytes,
  type Loaded,
  measuredRoutes,
  modulesOf,
  precached,
  readBuild,
} from '#scripts/build/bytes.ts';
import { sharedModules } from '#scripts/build/chunks-plugin.ts';
import { routeModules } from '#scripts/build/route-modules.ts';
import budgets from './budget.json' with { type: 'json' };

/*
 * Students pay for every byte, so each route has a budget in KB. It is 2 % above the size of the route's HTML
 * (with styles) and JavaScript after Brotli compression. `node scripts/build/bytes.ts` prints sizes and
 * goals. tests/journeys/bytes.spec.ts checks that browsers request the same files.
 */

const build = readBuild();
const budgetOf: Readonly<Record<string, number>> = budgets;

function budgetError(route: string, loaded: readonly Loaded[], budget: number): string | undefined {
  const size = kilobytes(loaded);
  const large = loaded.slice(0, 5).map((each) => `${each.file} ${kilobytes([each]).toFixed(1)}`);
  if (size > budget) {
    const [now, over] = [size.toFixed(1), (size - budget).toFixed(1)];
    return `${route} loads ${now} KB, ${over} more than its budget of ${budget}. Its largest files: ${large.join(', ')}.`;
  }
  if (size < budget * 0.95) {
    const lower = (Math.ceil(size * 10.2) / 10).toFixed(1);
    return `${route} loads only ${size.toFixed(1)} KB. Lower its budget in tests/budget.json from ${budget} to ${lower}: it only goes down.`;
  }
  return undefined;
}

test('every measured route has a budget', () => {
  expect(Object.keys(budgetOf).sort()).toEqual([...measuredRoutes].sort());
});

test.each(measuredRoutes)('%s stays within its budget', (route) => {
  expect(budgetError(route, initialLoad(build, route), budgetOf[route]!)).toBeUndefined();
});

const isPage = (module: string) => /^src\/pages\/.*Page\.tsx$/.test(module);

const formOf = (route: string) => registry.find(({ pages }) => pages.some((page) => page.path === route));

test.each(Object.keys(routeModules))('%s loads few scripts, and no other page', async (route) => {
  // A page may load up to 13 scripts. Fewer but larger scripts were not faster when measured: React alone
  // takes as long as all other files together. Pages would also share fewer files.
  const scripts = initialLoad(build, route).filter(({ file }) => file.endsWith('.js'));
  const form = formOf(route);
  const { widgets = [], laterWidgets = [] } = (await form?.load())?.form ?? {};
  // A form may load more scripts than another page, because widgets, groups, repeats and rules between fields
  // are in separate files, which only some forms need.
  const most = form ? 15 : 13;
  expect(scripts.length).toBeLessThanOrEqual(most + widgets.length + laterWidgets.length);
  const loaded = modulesOf(build, route).filter(isPage).sort();
  const own = routeModules[route]!.map((module) => `src/${module}`).filter(isPage);
  // Every form loads FlowPage, which moves between the steps. The same script contains GuidePage, the page of
  // forms that send nothing.
  const shared = form
    ? ['src/pages/questionnaire/FlowPage.tsx', 'src/pages/questionnaire/GuidePage.tsx']
    : [];
  expect(loaded).toEqual([...new Set([...own, ...shared])].sort());
});

test('scripts/build/chunks-plugin.ts lists only existing modules', () => {
  const there = new Set(Object.values(build.modules).flat());
  const named = Object.values(sharedModules).flat();
  expect(named.filter((module) => !there.has(path.posix.join('src', module)))).toEqual([]);
});

test('the first visit stays within its budget, including what it precaches', () => {
  const all = [...initialLoad(build, '/'), ...precached(build)];
  expect(budgetError('The first visit', all, 205.7)).toBeUndefined();
});

test('the list of common passwords is a separate file that is precached but loaded by no page', () => {
  const list = path.relative(
    path.resolve(import.meta.dirname, '..'),
    path.join(folders.generated, 'common-passwords.ts'),
  );
  const loading = Object.keys(routeModules).filter((route) => modulesOf(build, route).includes(list));
  expect(loading).toEqual([]);
  const kept = precached(build).filter(({ file }) => build.modules[file]?.includes(list));
  expect(kept).toHaveLength(1);
  expect(build.modules[kept[0]!.file]!.filter((module) => module.includes('/pages/'))).toEqual([]);
  expect(kilobytes(kept)).toBeLessThan(12);
});

test('the service worker is one small file without imports', () => {
  const file = 'service-worker.js';
  const worker = precached(build).filter((each) => each.file === file);
  expect(kilobytes(worker)).toBeLessThan(3.4);
  expect(readFileSync(path.join(build.dist, file), 'utf8')).not.toMatch(/\b(import|export)\b[\s{*"']/);
});

const textOf = (name: string) => readFileSync(path.join(build.dist, name), 'utf8');

test('the service worker changes when any page changes', () => {
  const names = [...Object.keys(routeModules).map(pageFile), 'index.html'];
  const tag = / *<meta name="version" content="(\w+)">\n/;
  const versions = new Set(names.map((name) => tag.exec(textOf(name))?.[1]));
  const texts = names.map((name) => textOf(name).replace(tag, ''));
  const hash = createHash('sha256').update(texts.join()).digest('hex').slice(0, 8);
  expect([...versions]).toEqual([hash]);
  expect(textOf('service-worker.js')).toContain(`"version":"${hash}"`);
});

test.each(measuredRoutes)('the page of %s preloads exactly the scripts that it needs', (route) => {
  const named = [...textOf(pageFile(route)).matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(
    ([, name]) => name,
  );
  const loaded = initialLoad(build, route).map(({ file }) => file);
  expect([...new Set(named)].sort()).toEqual(loaded.filter((file) => file.endsWith('.js')).sort());
});

describe('a page loads only what it needs', () => {
  const rjsf = /^src\/engine\/react\/rjsf\/|\/@rjsf\//;
  const engine =
    /^src\/engine\/(?!core\/(values\/(date-parts|digits|phone-text)|definition|environment|random-id)\.ts|storage\/tab-channel\.ts)/;
  const mui = /\/@(mui|emotion)\//;
  const found = (route: string, pattern: RegExp) =>
    modulesOf(build, route).filter((module) => pattern.test(module));

  test('the landing page loads neither engine nor RJSF', () => {
    expect(modulesOf(build, '/')).toContain('src/pages/landing/LandingPage.tsx');
    expect([rjsf, engine].flatMap((pattern) => found('/', pattern))).toEqual([]);
  });

  const withFields = ['/login', '/signup', '/info', '/basic-information', '/survey'];
  test.each(measuredRoutes)(
    '%s loads RJSF’s field renderers only if it has fields, and no others',
    (route) => {
      const fields = found(route, /\/@rjsf\/core\//).map((module) => path.basename(module, '.js'));
      const needed = ['ObjectField', 'SchemaField', 'StringField', 'constants'];
      expect(fields.sort()).toEqual(withFields.includes(route) ? needed : []);
    },
  );

  const sends = /^src\/(outbox\/|pages\/delivery\/|engine\/react\/widgets\/FileWidget)/;
  const calls = /^src\/api\/(http\/client|login|applications|questionnaires|queries)\.ts$/;
  test.each(withFields)(
    '%s can be filled in before the code for API calls and the outbox is loaded',
    (route) => {
      expect([sends, calls].flatMap((pattern) => found(route, pattern))).toEqual([]);
    },
  );

  test.each([
    ['/basic-information', 'the code for registration', /^src\/session\/registration/],
    ['/info', 'the quiz of a later step', /^src\/engine\/react\/step-kinds\/Quiz/],
    ['/basic-information', 'the review at the end', /^src\/engine\/react\/step-kinds\/Review/],
  ])('%s can be filled in before %s is loaded', (route, _what, pattern) => {
    expect(found(route, pattern)).toEqual([]);
  });

  const withCards = ['/home', '/payment', '/resources', '/account'];
  test.each(measuredRoutes.filter((route) => !withCards.includes(route)))('%s loads no MUI', (route) => {
    expect(found(route, mui)).toEqual([]);
  });

  test('the patterns above match on pages that use these modules', () => {
    for (const pattern of [rjsf, /\/@rjsf\/core\//, engine])
      expect(found('/your-home-answers', pattern), String(pattern)).not.toEqual([]);
    for (const pattern of [sends, calls]) expect(found('/upload-invoice', pattern)).not.toEqual([]);
    expect(found('/academic-information', /^src\/engine\/react\/step-kinds\/Review/)).not.toEqual([]);
    for (const pattern of [/\/@mui\//, /\/@emotion\//])
      for (const route of withCards) expect(found(route, pattern), String(pattern)).not.toEqual([]);
  });
});

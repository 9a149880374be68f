import { cpSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { folders } from '#folders';
import { databaseOn, query } from '../server/support/storage/rows.ts';
import { test as base, expect } from './fixture.ts';
import { waitForCache } from './offline.ts';
import { type Portal, startPortal } from './portal.ts';
import { build, copy, generate, type ProjectCopy } from './project-copy.ts';
import { watchLoads } from './requests.ts';

/* What a phone sees while machines with a disk each are updated one after the other: any request may reach any. */

// To build the newer version takes longer than to look at both.
base.describe.configure({ mode: 'default' });

interface WorkerFixtures {
  copy: ProjectCopy;
  /** A balancer before two machines with one database: every request goes to the next of those that are `up`. */
  balancer: Balancer;
}

const test = base.extend<object, WorkerFixtures>({
  copy: [copy, { scope: 'worker' }],
  balancer: [
    async ({ copy }, use) => {
      const postgres = process.env.JOURNEYS_POSTGRES;
      test.skip(!postgres, 'PostgreSQL was not found');
      const database = `rolling_${process.pid}`;
      await query(postgres!, `create database ${database}`);
      const databaseUrl = databaseOn(postgres!, database);
      cpSync(folders.generated, path.join(copy.dir, 'src/generated'), { recursive: true });
      copy.edit('application/basic.ui.json', '"ui:title": "First name"', '"ui:title": "Given name"');
      copy.pass(generate, build);
      const machines = [
        await startPortal({ databaseUrl }),
        await startPortal({ databaseUrl, projectDir: copy.dir }),
      ];
      const balancer = await startBalancer(machines);
      await use(balancer);
      balancer.close();
      for (const machine of machines) await machine.close();
      await query(postgres!, `drop database ${database} with (force)`);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ balancer }, use) => use(balancer.url),
});

type Balancer = Awaited<ReturnType<typeof startBalancer>>;

async function startBalancer([older, newer]: readonly Portal[]) {
  const machines = { older: [older!], both: [older!, newer!], newer: [newer!] };
  const balancer = { up: 'both' as keyof typeof machines };
  // Pages take turns by themselves: whatever the number of their parts, both machines are asked for them.
  const turns = { page: 0, part: 0 };
  const server = http.createServer((request, response) => {
    const { url = '/', method, headers } = request;
    const up = machines[balancer.up];
    const kind = headers['sec-fetch-mode'] === 'navigate' ? 'page' : 'part';
    const machine = up[turns[kind]++ % up.length]!;
    const onward = http.request(machine.url + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(balancer, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  });
}

/** Loads of pages, and what did not come of them. */
function watch(page: Page) {
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  return { loads: watchLoads(page), missing };
}

const firstName = (page: Page) => page.getByLabel(/^(First|Given) name$/);

test('every page of either version works, whoever is asked for its parts', async ({ browser, baseURL }) => {
  const versions = new Set<string>();
  for (let visits = 0; visits < 10; visits += 1) {
    const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
    const page = await context.newPage();
    const { loads, missing } = watch(page);
    await page.goto('/basic-information');
    await firstName(page).fill('Awa');
    await expect(page.getByText(/^Saved on this device/)).toBeVisible();
    versions.add(
      (await page
        .locator('label', { has: page.getByText(/name/) })
        .first()
        .textContent())!,
    );
    expect({ loads: loads.length, missing }).toEqual({ loads: 1, missing: [] });
    await context.close();
  }
  expect(versions.size).toBe(2);
});

test.describe('with the portal on the phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('nothing is loaded again by itself, on the way to the new version and back', async ({
    page,
    balancer,
  }) => {
    const { loads, missing } = watch(page);
    let visits = 0;

    async function visit(address: string): Promise<void> {
      visits += 1;
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
    }

    /** A version begins on the landing page; until then the phone goes on with the one that it has. */
    async function visitUntil(label: string): Promise<void> {
      await expect(async () => {
        await visit('/');
        await visit('/basic-information');
        expect(await page.getByLabel(label).count()).toBe(1);
      }).toPass();
      await expect(page.getByLabel(label)).toHaveValue('Awa');
    }

    balancer.up = 'older';
    await visit('/basic-information');
    await page.getByLabel('First name').fill('Awa');
    await expect(page.getByText(/^Saved on this device/)).toBeVisible();
    await waitForCache(page);
    for (const [up, label] of [
      ['newer', 'Given name'],
      ['older', 'First name'],
    ] as const) {
      balancer.up = 'both';
      for (const address of ['/basic-information', '/login', '/', '/basic-information']) await visit(address);
      await expect(firstName(page)).toHaveValue('Awa');
      balancer.up = up;
      await visitUntil(label);
    }
    expect({ loads: loads.length, missing }).toEqual({ loads: visits, missing: [] });
  });
});

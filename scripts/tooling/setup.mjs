// Prepares a checkout for a command: `node scripts/tooling/setup.mjs port deps build browser` runs the
// steps whose inputs have changed since the last run. This script runs before anything is installed, so it is
// plain JavaScript without dependencies, and works with any maintained version of Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

// Variables in the environment take precedence over those in .env, as in the server.
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));

const steps = {
  /** This step comes first, so that a taken port is reported before anything is installed or built. */
  port() {
    const port = Number(process.env.PORT || 3000);
    const server = createServer();
    return new Promise((resolve) => {
      server.once('error', ({ code }) => {
        if (code !== 'EADDRINUSE') return resolve();
        fail(`Port ${port} is taken by another program. Stop it, or set PORT to another number.`);
      });
      server.listen({ host: process.env.HOST || '127.0.0.1', port }, () => server.close(resolve));
    });
  },
  deps() {
    runIfChanged('deps', ['package-lock.json'], 'node_modules/.package-lock.json', () => {
      console.log('Installing dependencies…');
      npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
    });
    checkNode();
  },
  build() {
    const inputs = ['package-lock.json', 'vite.config.ts', 'schemas', 'src', 'scripts'];
    runIfChanged('build', inputs, 'dist/index.html', () => {
      console.log('Building the portal…');
      npm('run', '--silent', 'build', '--', '--logLevel', 'warn');
    });
  },
  fixture() {
    const inputs = ['package-lock.json', 'tests/fixture/schemas', 'scripts', 'src/engine', 'src/domain'];
    runIfChanged('fixture', inputs, 'tests/fixture/generated/registry.ts', () => onFixture('generate.ts'));
  },
  'fixture-build'() {
    steps.fixture();
    const inputs = ['package-lock.json', 'vite.config.ts', 'tests/fixture/schemas', 'src', 'scripts'];
    runIfChanged('fixture-build', inputs, 'tests/fixture/dist/index.html', () => {
      console.log('Building the portal for the tests…');
      onFixture('build.ts');
    });
  },
  browser() {
    if (findChromium()) return;
    if (process.platform === 'linux' && process.getuid?.() === 0 && isInstalled('apt-get')) {
      console.log('Installing Chromium for the browser tests…');
      // Older Linux distributions have no package of the headless shell, so the full browser is tried next.
      const installOne = () =>
        ['chromium-headless-shell', 'chromium'].some((name) =>
          apt('install', '-y', '-q', '--no-install-recommends', name),
        );
      if (!installOne()) {
        apt('update', '-q');
        if (!installOne()) fail('Chromium could not be installed. Install it and set CHROMIUM to its path.');
      }
    } else {
      npm('exec', '--', 'playwright', 'install', 'chromium-headless-shell');
    }
  },
};

function runIfChanged(name, inputs, result, act) {
  const stamp = path.join(root, 'node_modules', `.setup-${name}`);
  const hash = hashOf(inputs);
  const isCurrent =
    existsSync(path.join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isCurrent) return;
  act();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/**
 * Returns a hash of the input files and of the environment variables that start with VITE_, because these
 * variables become part of a build.
 */
function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const name of Object.keys(process.env)
    .filter((each) => each.startsWith('VITE_'))
    .sort()) {
    hash.update(`${name}=${process.env[name]}\0`);
  }
  for (const file of inputs.flatMap(filesUnder).filter((each) => !isTest(each))) {
    hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Returns whether a file is a unit test. Unit tests are next to the code that they test, but are not part of
 * a build.
 */
const isTest = (file) => /\.test\.tsx?$/.test(file);

function filesUnder(entry) {
  const full = path.join(root, entry);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [full];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(path.join(entry, name)));
}

/**
 * Exits with an error if Node is too old. On some platforms an optional dependency installs a suitable Node;
 * on others, the machine's own Node is used.
 */
function checkNode() {
  const { stdout } = spawnSync('node', ['-p', 'process.versions.node'], {
    encoding: 'utf8',
    env: withLocalBin(),
  });
  if (Number(stdout?.split('.')[0]) < 24) fail(`Node 24 or newer is required; this is ${stdout?.trim()}.`);
}

function withLocalBin() {
  const bin = path.join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
}

function npm(...args) {
  const npmCli = process.env.npm_execpath;
  if (npmCli) run(process.execPath, [npmCli, ...args]);
  else run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: withLocalBin() });
  if (status !== 0) fail(`${[command, ...args].join(' ')} failed${error ? `: ${error.message}` : '.'}`);
}

function onFixture(script) {
  run('node', ['--conditions=fixture', path.join('tests/fixture', script)]);
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

function isInstalled(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

for (const step of process.argv.slice(2)) await steps[step]();

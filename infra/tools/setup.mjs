import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Installs what is missing and makes sure that the scripts after it run on a Node that reads TypeScript.
 *
 * Plain JavaScript, because it is the one file that an older Node must be able to run.
 */

const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
const inRoot = (file) => path.join(root, file);

/**
 * Whether node_modules holds what package-lock.json names; packages for other systems may be absent, and those of this
 * project are in its own folders.
 */
function isInstalled() {
  const installedFile = inRoot('node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const { packages: installed } = JSON.parse(readFileSync(installedFile, 'utf8'));
  return Object.entries(wanted).every(
    ([place, { version, optional, peer }]) =>
      !place.startsWith('node_modules/') || optional || peer || installed[place]?.version === version,
  );
}

function install() {
  console.log('Installing packages (npm ci); this takes a minute or two.');
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
}

/** The Node that npm scripts find: the packages' own, else this one. */
function scriptNode() {
  const own = inRoot('node_modules/.bin/node');
  if (!existsSync(own)) return process.versions.node;
  return spawnSync(own, ['--version'], { encoding: 'utf8' }).stdout?.trim().replace(/^v/, '') || process.versions.node;
}

if (!isInstalled()) install();

const version = scriptNode();
const [major = 0, minor = 0] = version.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${version} cannot run this project. On Linux (x64, arm64) the packages bring Node 24; here, install Node 24 (22.18 at least) and start again.`,
  );
  process.exit(1);
}

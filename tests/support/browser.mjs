/** Where Chromium is, and how it is started. Every runner asks here. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(delimiter)];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A test talks to nobody but the server under test, and runs in containers, as root too. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Absolute path of Chromium or Chrome: `CHROMIUM_PATH`, or the first found; undefined where there is none. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return [...FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...FIXED].find(isExecutable);
}

/** Launch options for Playwright and for Vitest's browser mode. @throws when there is no browser, saying what to do */
export function chromiumLaunchOptions() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(HOW_TO_GET_ONE);
  return { executablePath, args: [...CHROMIUM_FLAGS] };
}

export const HOW_TO_GET_ONE =
  'The browser tests need Chromium or Chrome, and none was found. ' +
  'Install one (Debian, Ubuntu: sudo apt-get update && sudo apt-get install -y chromium) or set CHROMIUM_PATH to its executable.';

/** Finds the browser; as root on a system with apt-get, installs it first. @throws saying what to do */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const mayInstall = !process.env.CHROMIUM_PATH && process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
  if (mayInstall) {
    console.log('No Chromium found: installing it with apt-get.');
    const options = { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  }
  const installed = findChromium();
  if (!installed) throw new Error(HOW_TO_GET_ONE);
  return installed;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

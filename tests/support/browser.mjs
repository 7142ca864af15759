/** Finds the browsers and their launch options, for every test runner. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(delimiter)];

/**
 * `variable`: the environment variable with the path of the executable. `debian`: the package of Debian. The headless shell is Chromium
 * without windows: no test needs a window, and a walkthrough takes 25 % less processor time.
 */
const CHROMIUM = {
  title: 'Chromium or Chrome',
  variable: 'CHROMIUM_PATH',
  debian: 'chromium-headless-shell',
  names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  fixed: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
};
const FIREFOX = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  debian: 'firefox-esr',
  names: ['firefox-esr', 'firefox'],
  fixed: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
};

/** Flags for tests, which call no server but the one under test, and which run in containers, also as root. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without this flag, the headless shell rounds the width of each letter, and breaks lines elsewhere than the players' browsers.
  '--font-render-hinting=none',
];

/** The same for Firefox: calls to other machines go to a proxy that does not exist. Puppeteer sets the usual preferences itself. */
const FIREFOX_PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

/** Absolute path of Chromium or Chrome: `CHROMIUM_PATH`, or the first found; undefined where there is none. */
export const findChromium = () => find(CHROMIUM);

/** Launch options for Playwright and for Vitest's browser mode. @throws when there is no browser, saying what to do */
export function chromiumLaunchOptions() {
  return { executablePath: found(CHROMIUM), args: [...CHROMIUM_FLAGS] };
}

/** Launch options for Puppeteer: a new profile each time. @throws when there is no Firefox, saying what to do */
export function firefoxLaunchOptions() {
  return { browser: 'firefox', executablePath: found(FIREFOX), headless: true, extraPrefsFirefox: { ...FIREFOX_PREFERENCES } };
}

/**
 * Finds both browsers; as root on a system with apt-get, installs what is missing first.
 * @returns their paths @throws saying what to do
 */
export function ensureBrowsers() {
  const missing = [CHROMIUM, FIREFOX].filter((browser) => find(browser) === undefined && !process.env[browser.variable]);
  if (missing.length > 0 && process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    const packages = missing.map(({ debian }) => debian);
    console.log(`Installing ${packages.join(' and ')} with apt-get.`);
    const options = { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  }
  return [found(CHROMIUM), found(FIREFOX)];
}

function find({ variable, names, fixed }) {
  const given = process.env[variable];
  if (given) return isExecutable(given) ? given : undefined;
  return [...FOLDERS.flatMap((folder) => names.map((name) => join(folder, name))), ...fixed].find(isExecutable);
}

function found(browser) {
  const path = find(browser);
  if (path) return path;
  const { title, variable, debian } = browser;
  throw new Error(
    `The browser tests need ${title}, and none was found. ` +
      `Install one (Debian: sudo apt-get update && sudo apt-get install -y ${debian}) or set ${variable} to its executable.`,
  );
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

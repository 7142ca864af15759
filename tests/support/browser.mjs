/** Where the browsers are, and how they are started. Every runner asks here. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(delimiter)];

/**
 * `variable`: the environment variable with the path of the executable. `debian`: the package of Debian. The headless shell is Chromium
 * without windows, which nobody sees here: a walkthrough takes a quarter less of the processor.
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

/** A test talks to nobody but the server under test, and runs in containers, as root too. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell would round the width of each letter, and break lines elsewhere than the browsers of players.
  '--font-render-hinting=none',
];

/** The same for Firefox: whatever is not on this machine is asked of a proxy that is not there. Puppeteer sets the usual ones itself. */
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

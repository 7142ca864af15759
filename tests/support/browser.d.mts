/** Types of browser.mjs, which runs before anything can compile. */
export const CHROMIUM_FLAGS: readonly string[];
export function findChromium(): string | undefined;
export function chromiumLaunchOptions(): { executablePath: string; args: string[] };
export function firefoxLaunchOptions(): {
  browser: 'firefox';
  executablePath: string;
  headless: true;
  extraPrefsFirefox: Record<string, string | number | boolean>;
};
export function ensureBrowsers(): string[];

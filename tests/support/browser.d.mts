/** Types of browser.mjs, which runs before anything can compile. */
export const CHROMIUM_FLAGS: readonly string[];
export const HOW_TO_GET_ONE: string;
export function findChromium(): string | undefined;
export function chromiumLaunchOptions(): { executablePath: string; args: string[] };
export function ensureChromium(): string;

/** Browsers with light-dark(): if lowered, a nested color-scheme would not switch the tokens. For older ones, see older-browsers.ts. */
export const CSS_TARGET: string[] = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/**
 * Browsers with light-dark(): if it were compiled to older CSS, a nested color-scheme would not switch the tokens. For browsers without it,
 * see older-browsers.ts.
 */
export const CSS_TARGET: string[] = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

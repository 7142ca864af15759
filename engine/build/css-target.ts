/** Browsers that know light-dark(): lowered, a nested color-scheme would not switch the tokens. Those before have older-browsers.ts. */
export const CSS_TARGET: string[] = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

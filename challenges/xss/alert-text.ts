const CALL = /\b(?:alert|confirm|prompt)\s*\(\s*(?:(["'`])(.*?)\1|(\d+))\s*\)/is;
const LONGEST = 120;

/** What the script of a message would have shown in a dialog box; a sentence of its own where it shows nothing. */
export function alertText(content: string): string {
  const call = CALL.exec(content);
  return (call?.[2] || call?.[3] || 'Votre script s’exécute sur cette page.').slice(0, LONGEST);
}

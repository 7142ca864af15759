/** Maximum length of a word that must stay on one line. Longer words are e-mails, ids and file names, which may break. */
const MAX_WORD_LENGTH = 20;

/** Words on the screen that are broken across two lines. */
export function findCutText(root: Node): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    // Text for screen readers only has a box of one pixel.
    if (!node.parentElement?.checkVisibility() || node.parentElement.getBoundingClientRect().width < 2) continue;
    // Most texts are on one line: measured once, they need not be measured word by word.
    const range = document.createRange();
    range.selectNodeContents(node);
    if (linesOf(range) < 2) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<!\S)\p{L}+(?!\S)/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (word.length <= MAX_WORD_LENGTH && linesOf(range) > 1) broken.push(word);
    }
  }
  return broken;
}

function linesOf(range: Range): number {
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/**
 * The page as a browser shows it whose default text size was raised. In such a browser a rem is larger in media queries too. Larger text on
 * the page alone would keep the layout of a wide window, which has no room for the text.
 */
const REM = /([\d.]+)rem/g;
const written = new WeakMap<CSSMediaRule, string>();
let times = 1;

/** @param factor 2 for a text of 200 % */
export function setTextSize(factor: number): void {
  if (factor === times) return;
  times = factor;
  document.documentElement.style.fontSize = factor === 1 ? '' : `${factor * 100}%`;
  for (const sheet of document.styleSheets) scale(sheet.cssRules);
}

function scale(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, text);
      rule.media.mediaText = text.replace(REM, (_, size) => `${Number(size) * times}rem`);
    }
    if (rule instanceof CSSGroupingRule) scale(rule.cssRules);
  }
}

// A scene's styles are added to the page after the story has begun.
new MutationObserver(() => {
  if (times !== 1) for (const sheet of document.styleSheets) scale(sheet.cssRules);
}).observe(document.head, { childList: true, subtree: true, characterData: true });

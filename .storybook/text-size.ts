/**
 * The page as a browser shows it whose text was set larger. There a rem is larger for media queries too; larger on the page alone, it
 * would leave the layout of a wide window to a text that has no place in it.
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

// A scene brings its styles with it, after the story has begun.
new MutationObserver(() => {
  if (times !== 1) for (const sheet of document.styleSheets) scale(sheet.cssRules);
}).observe(document.head, { childList: true, subtree: true, characterData: true });

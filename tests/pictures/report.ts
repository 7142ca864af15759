/** The page that shows what a comparison found: before, now, and where they differ, side by side. */
import { type Comparison, FIELD } from './rule.ts';

/** One story's pictures, as addresses that the page can show. */
export interface Finding {
  readonly story: string;
  /** The picture in the repository; absent where the story is new. */
  readonly before?: string;
  /** The small one, and the screen as it is; absent where the story is gone. */
  readonly now?: { readonly small: string; readonly large: string; readonly width: number; readonly height: number };
  /** Where there are both. */
  readonly comparison?: Comparison;
}

/** What is to be told of a story. */
export function stateOf({ before, now, comparison }: Finding): 'new' | 'gone' | 'changed' | 'same' {
  if (before === undefined) return 'new';
  if (now === undefined) return 'gone';
  return comparison?.changed === false ? 'same' : 'changed';
}

/** A whole page; what changed most stands first. */
export function reportPage(findings: readonly Finding[]): string {
  const sorted = findings.filter((one) => stateOf(one) !== 'same').sort((one, other) => size(other) - size(one));
  const same = findings.filter((one) => stateOf(one) === 'same').sort((one, other) => one.story.localeCompare(other.story));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What changed, by picture</title>
<style>${STYLE}</style>
<main>
<h1>What changed, by picture</h1>
<p>${sorted.length === 0 ? 'Nothing.' : `${sorted.length} of ${findings.length} screens.`}
What is meant to be is accepted by <code>npm run pictures -- accept</code>, one story by <code>-- accept &lt;id&gt;</code>.</p>
${sorted.map(section).join('\n')}
<h2>As before</h2>
<ul>${same.map(({ story, now, comparison }) => `<li><img src="${now?.small}" alt="" loading="lazy"> ${name(story)} <small>${figures(comparison)}</small></li>`).join('\n')}</ul>
</main>
</html>
`;
}

function section(finding: Finding): string {
  const { story, before, now, comparison } = finding;
  return `<section aria-labelledby="${story}">
<h2 id="${story}">${name(story)}</h2>
<p>${stateOf(finding)}${comparison ? `: ${figures(comparison)}` : ''}</p>
<div class="three">
${figure('Before', before === undefined ? NOTHING : `<img src="${before}" alt="${story} before">`)}
${figure('Now', now === undefined ? NOTHING : `<a href="${now.large}"><img src="${now.small}" alt="${story} now, in full size"></a>`)}
${figure('Difference', now === undefined || !comparison ? NOTHING : overlay(now, comparison))}
</div>
</section>`;
}

const NOTHING = '<p>nothing</p>';

function figure(title: string, content: string): string {
  return `<figure><figcaption>${title}</figcaption>${content}</figure>`;
}

/** The picture of today, pale, with the fields that changed. */
function overlay({ small, width, height }: NonNullable<Finding['now']>, { fields }: Comparison): string {
  const marks = fields.map(
    ({ column, row, distance }) =>
      `<rect x="${column * FIELD}" y="${row * FIELD}" width="${FIELD}" height="${FIELD}" opacity="${Math.min(1, 0.25 + distance / 20).toFixed(2)}"/>`,
  );
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${fields.length} fields differ"><image href="${small}" width="${width}" height="${height}" opacity=".35"/><g fill="#c2185b">${marks.join('')}</g></svg>`;
}

function figures(comparison: Comparison | undefined): string {
  return comparison ? `largest difference ${comparison.largest.toFixed(1)}, ${comparison.fields.length} fields` : '';
}

/** `site-screens--hub-of-a-guest` → site screens, hub of a guest */
function name(story: string): string {
  return story.replace('--', ', ').replaceAll('-', ' ');
}

/** What is new or gone stands first. */
function size({ comparison }: Finding): number {
  return comparison ? comparison.largest * 1000 + comparison.fields.length : Number.POSITIVE_INFINITY;
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#f7f5f0, #0d1422); color: light-dark(#10182b, #f2efe8); }
main { max-width: 90rem; margin: auto; padding: 1.5rem; }
a { color: inherit; }
.three { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 1rem; }
figure { margin: 0; }
figcaption { font-weight: 600; }
figure img, figure svg { display: block; width: 100%; border: 1px solid #8889; background: #fff; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: 1rem; padding: 0; list-style: none; }
li img { display: block; width: 100%; }
`;

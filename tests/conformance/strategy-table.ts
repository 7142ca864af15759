/**
 * `npm run strategies`: for every challenge, the share of seats that each strategy without reading wins, in %, and the surface feature that
 * tells most; of the challenges that are named, or of all. The same measures as conformance; a line that is excepted is in brackets.
 */
import type { RuleLine } from '#schemas/manifest/reporting.ts';
import { playableChallenges } from '../support/playable-challenges.ts';
import { bestBlindOrder } from './sequence-checks.ts';
import { blindShares, labelsShare, lazyShares, mixedShare, neighbourShare, type Share, surfaceShares } from './strategies.ts';

const SEATS = 400;

const percent = ({ wins, seats }: Share) => `${Math.round((1000 * wins) / seats) / 10}`;

const only = process.argv.slice(2);

const rows: Record<string, Record<string, string>> = {};
for (const { manifest, folder, load } of playableChallenges) {
  if (only.length > 0 && !only.includes(manifest.key)) continue;
  const { default: checker } = await import(`${folder}/challenge.server.ts`);
  const challenge = { manifest, checker };
  const played = await load();
  const excepted = new Set(manifest.exceptions?.map(({ rule }) => rule));
  const shown = (rule: RuleLine, text: string) => (excepted.has(rule) ? `(${text})` : text);
  const lazy = Object.entries(await lazyShares(challenge, played, SEATS));
  const row: Record<string, string> = {
    act: manifest.act,
    lazy: shown('lazy', lazy.map(([name, share]) => `${name} ${percent(share)}`).join(', ') || '–'),
  };
  if (checker.choices) {
    const { first, last, longest } = blindShares(challenge, SEATS);
    const [[surface, told] = ['–', 0]] = Object.entries(surfaceShares(challenge, SEATS)).toSorted(([, a], [, b]) => b - a);
    Object.assign(row, {
      first: shown('first', percent(first)),
      last: shown('last', percent(last)),
      longest: shown('longest', percent(longest)),
      labels: shown('labels', percent(labelsShare(challenge, SEATS))),
      surface: shown('surface', `${surface} ${Math.round(told * 100)}`),
    });
  }
  // Of a sequence: without a failed attempt, by the best of all orders in which to press gestures; and all but a few taken for hostile.
  if (checker.sequence) {
    row['order'] = percent({ wins: Math.round(bestBlindOrder(challenge, SEATS) * SEATS), seats: SEATS, unfinished: 0 });
    row['mixed'] = percent(mixedShare(challenge, SEATS));
  }
  row['neighbour'] = shown('neighbour', percent(await neighbourShare(challenge, played, SEATS)));
  rows[manifest.key] = row;
}
console.table(rows);

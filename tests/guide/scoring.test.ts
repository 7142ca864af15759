/** Every number of `docs/scoring.md` is what the rules of play compute: its tables, under the scoring that stands above each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { failurePriceText } from '#engine/frame/play/failure-price.tsx';
import { afterAttempt, UNTOUCHED } from '#engine/rules/challenge-state.ts';
import { correct } from '#engine/rules/judgement.ts';
import { remainingPoints, toPoints } from '#engine/rules/scoring.ts';
import { manifestUnder } from '#engine/rules/session/session-rules.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { HINT_POLICIES } from '#schemas/console-constants.ts';
import { blocksIn, tablesIn } from './read-guide.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/scoring.md'), 'utf8');

const scorings = blocksIn(PAGE).filter(({ about }) => about === 'scoring');
const rows = tablesIn(PAGE).flatMap(({ header, rows, line }) => {
  const { hintBox, ...scoring } = JSON.parse(scorings.findLast((block) => block.line < line)?.text ?? '{}');
  const manifest = aManifest({ scoring, ...(hintBox ? { hintBox } : {}) });
  const named = rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
  return named.filter((row) => 'failures' in row).map((row) => ({ line, row, manifest }));
});

it('has examples, each under its scoring', () => {
  expect(rows.length).toBeGreaterThan(20);
});

it.each(rows)('line $line: $row', ({ row, manifest }) => {
  const { policy = 'table', hints = '0', 'of them given': given = '0', failures, ...told } = row;
  const chosen = HINT_POLICIES.find((known) => known === policy);
  if (!chosen) throw new Error(`there is no hint policy "${policy}"`);
  const under = manifestUnder(chosen, manifest);
  const state = { ...UNTOUCHED, hintsShown: Number(hints), hintsGiven: Number(given), failures: Number(failures) };
  const solved = afterAttempt(under, state, correct());
  const effort = { hintsShown: state.hintsShown - state.hintsGiven, failures: state.failures };
  const computed: Readonly<Record<string, string>> = {
    award: String(toPoints(solved.award ?? Number.NaN)),
    'hint box': String(toPoints(remainingPoints(under, effort))),
    'the form says': failurePriceText(under.scoring, state.failures).replace(/[\u00a0\u202f]/g, ' '),
  };
  expect(Object.keys(told).length).toBeGreaterThan(0);
  expect(told).toEqual(Object.fromEntries(Object.keys(told).map((name) => [name, computed[name]])));
});

/**
 * What a scene is sent in French has its no-break spaces: « 8 h 06 », « 62 800 € », « poste 4210 » and a telephone number stay on one line.
 */
import { challenges } from 'virtual:challenges/server';
import { expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { frenchSpaces } from '#engine/toolbox/typography.ts';

const PLAYERS = 40;

/** Sent as it was typed: what a program would write or read, and what the scene itself sets. By the way through the artifacts. */
const AS_TYPED: Readonly<Record<string, RegExp>> = {
  ssh: /\.content$/,
  mitm: /\.raw$/,
  'desktop-files': /\.content\.\d+\.text$/,
  'simple-source-code': /\.comments\./,
  'url-manipulation': /\.comment$/,
  // The answers are compared with them; style keeps them whole.
  'nouveau-rib': /\.phones\./,
  // The scene sets what is said, and what only the ear gets has no lines.
  'malik-du-support': /\.lines\./,
  osint: /\.alt$/,
  'osint-intranet': /\.zones\./,
};

function* textsIn(value: unknown, way = ''): Generator<readonly [way: string, text: string]> {
  if (typeof value === 'string') yield [way, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${way}.${key}`);
}

it.each(challenges.map((challenge) => [challenge.manifest.key, challenge.checker] as const))('%s', (key, checker) => {
  const broken = Array.from({ length: PLAYERS }, (_, player) => createVariant(String(player).padStart(32, '0')))
    .flatMap((variant) => [...textsIn(checker.artifacts(checker.secrets(variant)))])
    .filter(([way, text]) => !AS_TYPED[key]?.test(way) && frenchSpaces(text) !== text)
    .map(([way, text]) => `${way}: ${text}`);
  expect([...new Set(broken)]).toEqual([]);
});

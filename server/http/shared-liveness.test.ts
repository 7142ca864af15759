import { expect, test } from 'vitest';
import type { Liveness } from './health.ts';
import { probedLiveness, shareLiveness } from './shared-liveness.ts';

const OK: Liveness = { status: 'ok', waitMs: 3 };
const BROKEN: Liveness = { status: 'broken', waitMs: 3 };

test.each([
  [OK, 999, { status: 'ok', waitMs: 3 }],
  [OK, 1_000, { status: 'busy', waitMs: 1_000 }],
  [{ status: 'busy', waitMs: 5_000 } satisfies Liveness, 1_500, { status: 'busy', waitMs: 5_000 }],
  [BROKEN, 1_500, { status: 'broken', waitMs: 1_500 }],
  [OK, 29_999, { status: 'busy', waitMs: 29_999 }],
  [OK, 30_000, { status: 'stuck', waitMs: 30_000 }],
  [BROKEN, 30_000, { status: 'stuck', waitMs: 30_000 }],
])('%j, told %i ms ago, is %j', (told, ago, probed) => {
  expect(probedLiveness(told, ago)).toEqual(probed);
});

test.each([OK, { status: 'busy', waitMs: 1_200 }, BROKEN] satisfies Liveness[])('%j reaches the other thread', (liveness) => {
  const written = shareLiveness();
  written.write(liveness);
  expect(shareLiveness(written.memory).read()).toEqual(liveness);
});

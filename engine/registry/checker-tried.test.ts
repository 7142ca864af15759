import { expect, it } from 'vitest';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { checkerTried } from './checker-tried.ts';

it('tells of a judge that never comes to an end, and goes on', () => {
  const endless = {
    secrets: () => ({}),
    artifacts: () => ({}),
    check: () => {
      for (;;);
    },
  };
  const message = 'does not come to an end: a loop in secrets, artifacts, check or reveal never stops';
  expect(checkerTried(aManifest(), endless, 100)).toEqual([{ method: null, message }]);
});

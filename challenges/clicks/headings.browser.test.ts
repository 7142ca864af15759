/** The alert that a page draws is no part of the mission’s own page: its heading stands below those. */
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mountChallenge } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

it('the alert’s title is a heading within the screen that shows it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { host, unmount } = await act(() => mountChallenge({ manifest, checker, scene }));
  onTestFinished(() => act(async () => unmount()));
  expect(host.querySelector('#popup-title')?.tagName).toBe('H3');
});

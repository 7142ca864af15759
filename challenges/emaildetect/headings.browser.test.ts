/** What the mail program imitates stands below its own title in the order of headings. */
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mountChallenge } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import { PRACTICE, SEATS } from './imitations.server.ts';
import manifest from './manifest.json';

const SUBJECTS = [...SEATS, ...PRACTICE].map(({ mail }) => mail.subject);

it('the subject of a mail is a heading within the window’s', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { host, unmount } = await act(() => mountChallenge({ manifest, checker, scene }));
  onTestFinished(() => act(async () => unmount()));
  const levels = [...host.querySelectorAll('h1, h2, h3')].map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(levels.find((level) => level.endsWith('Courrier'))).toMatch(/^H2/);
  expect(levels.find((level) => SUBJECTS.some((subject) => level.includes(subject)))).toMatch(/^H3/);
});

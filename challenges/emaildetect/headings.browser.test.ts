/** The mail program in the mission's page: the headings have the right levels, and on a phone the doubtful mail comes before the others. */
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
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

it('on a phone the mail in question is open, and the others unfold to be compared with it', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const { unmount } = await mountChallenge({ manifest, checker, scene });
  onTestFinished(() => unmount());
  const others = page.getByRole('list', { name: 'Messages, Réception' });
  const open = page.getByRole('article', { name: 'Message ouvert' });
  await expect.element(open.getByText('À Camille Prigent')).toBeVisible();
  expect(others.query()).toBeNull();
  await page.getByText('Les autres messages').click();
  await others.getByRole('button', { name: /^Non lu, Malik Benali/ }).click();
  await expect.element(open).toHaveFocus();
  await expect.element(open.getByText('Malik Benali').first()).toBeVisible();
});

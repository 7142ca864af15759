/** What the page shows to a player with the preference `plain-words` or `by-ear`. */
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setPreference } from '#engine/client/preferences.ts';
import { answer, framePage, host, press, show, text } from '#engine/frame/testing/frame-page.tsx';

framePage();

const PLAIN = {
  objective: 'Trouvez le mot.',
  briefing: 'Lisez la page. Cherchez le RIB.',
  hints: ['Regardez en haut.', 'Le mot simple est {word}.'],
  debrief: { whatHappened: 'Vous avez lu.', whyItWorks: 'On ne lit pas.', reflexes: ['Je lis.', 'Je relis.'] },
};

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});
afterEach(() => act(async () => localStorage.clear()));

it('reads briefing, hints and debrief in plain words, at once when they are chosen, and never before the others', async () => {
  await show({}, { plain: PLAIN });
  expect(text()).not.toContain(PLAIN.objective);
  await act(async () => setPreference('plain-words', true));
  expect(text()).toContain(PLAIN.objective);
  expect(text()).toContain('Lisez la page.');
  expect(text()).not.toContain(PLAIN.hints[0]);
  await press('Afficher un indice');
  expect(text()).toContain(PLAIN.hints[0]);
  await press('Afficher un indice');
  expect(text()).toContain('Le mot simple est PHARE.');
  await answer('PHARE');
  expect(text()).toContain('Vous avez lu.');
  expect(text()).toContain('Je relis.');
  await act(async () => setPreference('plain-words', false));
  expect(text()).not.toContain('Vous avez lu.');
});

it('keeps the texts that there are where a mission has no plain ones', async () => {
  await act(async () => setPreference('plain-words', true));
  await show();
  await press('Afficher un indice');
  expect(text()).toContain('Premier');
});

it('explains the words of the trade that the briefing uses', async () => {
  await show({}, { briefing: 'Un nouveau RIB est arrivé.' });
  const [fold] = [...host.querySelectorAll('details')].filter(({ textContent }) => textContent?.startsWith('Les mots'));
  expect(fold?.querySelector('dt')?.textContent).toBe('RIB');
});

it('says how it is played by ear to who listens, and what it asks to everybody', async () => {
  await show({}, { byEar: 'Tout est écrit.', demands: ['close-reading', 'clock'] });
  expect(text()).toContain('comparer des lettres et des chiffres, un compte à rebours');
  expect(text()).not.toContain('Tout est écrit.');
  await act(async () => setPreference('by-ear', true));
  expect(text()).toContain('Tout est écrit.');
});

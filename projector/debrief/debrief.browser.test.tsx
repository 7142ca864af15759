/** The debrief on the screen, step by step. */
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SceneDefinition } from '#engine/frame/scene/scene.ts';
import type { Artifacts } from '#engine/rules/checker.ts';
import { publicChallenge } from '#engine/rules/public-challenge.ts';
import type { DebriefMission } from '#schemas/projector.ts';
import form from '../../challenges/_form/manifest.json';
import type { MissionPages } from '../index.tsx';
import { heading, openProjector } from '../testing/open-projector.tsx';
import { startServer } from '../testing/projected-server.ts';
import { sampleDebrief, sampleRoom } from '../testing/sample-room.ts';

const { room: clock } = sampleRoom();

const debriefOf = (letters: number) => {
  const text = 'Un message presse, flatte ou effraie. '.repeat(30).slice(0, letters);
  return {
    whatHappened: text,
    whyItWorks: text,
    reflexes: Array.from({ length: 4 }, (_, index) => `${index} ${text}`.slice(0, 155)),
    tellAColleague: '« Je téléphone. »',
    references: [{ publisher: 'ANSSI', title: 'Guide' }],
    intentions: ['Quand un, alors je fais.', 'Quand deux, alors je fais.', 'Quand trois, alors je fais.'],
  };
};

async function openDebriefOf(letters: number, missions: readonly MissionPages[] = [], mistakes: DebriefMission['mistakes'] = []) {
  const server = startServer(sampleRoom({}, { phase: 'ended', endedAt: clock.now, closesAt: null }));
  const retrieval = { question: 'Que faire ?', options: ['Un.', 'Deux.', 'Trois.'], answer: 1, because: 'Parce que.' };
  server.debrief = sampleDebrief([
    { key: 'one', title: 'La première', debrief: debriefOf(letters), retrieval, artifacts: {}, reveal: {}, mistakes },
  ]);
  const shut = openProjector({ missions });
  await expect.element(heading(/C’est terminé/)).toBeInTheDocument();
  await userEvent.keyboard('d');
  await expect.element(heading('Retour sur la session')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  return shut;
}

async function downTo(step: string) {
  const region = page.getByRole('region', { name: step });
  for (let press = 0; press < 9 && region.elements().length === 0; press += 1) await userEvent.keyboard('{ArrowDown}');
  return region.element();
}

test.each([260, 420, 560, 804])('a debrief of %i letters stands on the screen whole', async (letters) => {
  await page.viewport(1366, 768);
  onTestFinished(() => page.viewport(1280, 720));
  await openDebriefOf(letters);
  for (const step of ['Ce qui s’est passé', 'Les réflexes à garder']) {
    const { scrollHeight, clientHeight } = await downTo(step);
    expect(scrollHeight, step).toBeLessThanOrEqual(clientHeight);
  }
});

const MESSAGES = { correct: { tone: 'success', text: 'Oui.' } } as const;

function Broken(): never {
  throw new Error('a scene that fails');
}

const pagesOf = (Scene: () => ReactNode, more: Partial<SceneDefinition<Artifacts>> = {}): MissionPages => ({
  key: 'one',
  load: async () => ({ challenge: publicChallenge(form), scene: { messages: MESSAGES, Scene, ...more } }),
  loadReveal: async () => ({ default: { Reveal: Broken } }),
});

const unreachable = async () => {
  throw new Error('no network');
};

test.each([
  ['fails while it is drawn', pagesOf(Broken)],
  ['cannot be loaded', { ...pagesOf(Broken), load: unreachable, loadReveal: unreachable }],
  ['has nothing to look at unless it is played', pagesOf(() => 'Un terminal vide', { inDebrief: false })],
])('a scene that %s is left out, and a room sees no error', async (_case, pages) => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openDebriefOf(260, [pages]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('region', { name: 'Ce qui s’est passé' })).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/Un terminal vide|interrompue|Relancer/);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('region', { name: 'Les chiffres' })).toBeInTheDocument();
  reported.mockRestore();
});

test('mistakes are described to the room, not said to a player', async () => {
  const tu = 'Certaines contraintes ne sont pas respectées. Vérifie la liste.';
  const messages = {
    ...MESSAGES,
    incorrect: { tone: 'danger', text: tu },
    first: { tone: 'danger', text: 'Un mot du pack.' },
  } as const;
  const pages = pagesOf(() => 'La scène', { messages });
  const told = (...verdicts: readonly string[]) => verdicts.map((verdict) => ({ verdict, people: 4 }));
  await openDebriefOf(260, [pages], told('too-wary', 'incorrect', 'first'));
  const mistakes = await downTo('Les erreurs les plus fréquentes');
  await vi.waitFor(() => expect(mistakes.textContent).toContain('Un mot du pack.'));
  expect(mistakes.textContent).toContain('Trop de méfiance');
  expect(mistakes.textContent).toContain('Autre réponse fausse');
  expect(document.body.textContent).not.toContain('Vérifie');
});

test('where all that is known is that answers were wrong, no step says so', async () => {
  await openDebriefOf(260, [], [{ verdict: 'incorrect', people: 14 }]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('region', { name: 'Ce qui s’est passé' })).toBeInTheDocument();
});

/** A reveal of `count` lines, in the font size of a page. */
const lines = (count: number) => () => (
  <div>
    {Array.from({ length: count }, (_, line) => `Ligne ${line} : ce qu’il fallait voir, et où cela se voyait.`).map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

const sizeOf = (element: Element) => {
  // The font size on the screen: unlike the computed size, the height of a line's box includes the scale.
  const { lineHeight, fontSize } = getComputedStyle(element);
  return (element.getBoundingClientRect().height * Number.parseFloat(fontSize)) / Number.parseFloat(lineHeight);
};

test.each([
  [1366, 768],
  [1440, 810],
  [1920, 1080],
  [3840, 2160],
])('what was to be seen is read from the last row, and takes the room there is, on %i × %i', async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 720));
  const pages = (count: number): MissionPages => ({
    ...pagesOf(() => 'La scène'),
    loadReveal: async () => ({ default: { Reveal: lines(count) } }),
  });
  const enough = (32 / 1080) * height;
  for (const [count, least, whole] of [
    [5, 1.35 * enough, true],
    [60, enough, false],
  ] as const) {
    const shut = await openDebriefOf(260, [pages(count)]);
    const region = await downTo('Ce qu’il fallait voir');
    await vi.waitFor(() => expect(sizeOf(page.getByText(/^Ligne 0/).element())).toBeGreaterThanOrEqual(least));
    expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    if (whole) expect(region.scrollHeight).toBeLessThanOrEqual(region.clientHeight);
    shut();
  }
});

test('a presenter’s remote goes through what is taller than the screen, then to the next step', async () => {
  await page.viewport(1366, 360);
  onTestFinished(() => page.viewport(1280, 720));
  await openDebriefOf(804);
  const tall = await downTo('Ce qui s’est passé');
  await userEvent.keyboard('{PageDown}');
  await vi.waitFor(() => expect(tall.scrollTop).toBeGreaterThan(0));
  await userEvent.keyboard('{PageUp}');
  await vi.waitFor(() => expect(tall.scrollTop).toBe(0));
  for (let press = 0; press < 5 && tall.isConnected; press += 1) await userEvent.keyboard('{PageDown}');
  await expect.element(page.getByRole('region', { name: 'Pourquoi cela marche' })).toBeInTheDocument();
});

test('the debrief waits for the end, then goes mission by mission and step by step', async () => {
  const server = startServer(sampleRoom());
  openProjector();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  await userEvent.keyboard('d');
  await expect.element(page.getByText('Le débriefing s’ouvre une fois la session terminée.')).toBeInTheDocument();
  const debrief = {
    whatHappened: 'Un message est arrivé.',
    whyItWorks: 'Il pressait.',
    reflexes: ['Ralentir.', 'Appeler.', 'Signaler.'],
    tellAColleague: '« Je téléphone. »',
    references: [{ publisher: 'ANSSI', title: 'Guide' }],
    intentions: ['Quand un, alors je fais.', 'Quand deux, alors je fais.', 'Quand trois, alors je fais.'],
  };
  const retrieval = { question: 'Que faire ?', options: ['Un.', 'Deux.', 'Trois.'], answer: 1, because: 'Parce que.' };
  server.debrief = sampleDebrief([
    { key: 'one', title: 'La première', debrief, retrieval, artifacts: {}, mistakes: [{ verdict: 'too-wary', people: 4 }] },
    { key: 'two', title: 'La seconde', debrief, retrieval, artifacts: {}, mistakes: [] },
  ]);
  await server.tell({ number: 413, kind: 'room', room: { ...clock, phase: 'ended', endedAt: clock.now, closesAt: null } });
  await expect.element(heading('Retour sur la session')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(heading('La première')).toBeInTheDocument();
  await expect.element(page.getByText('sur 26 personnes ont réussi')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('Trop de méfiance')).toBeInTheDocument();
  // The mission has no scene to show either, so the next step is its text.
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('Un message est arrivé.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(page.getByRole('heading', { name: 'Que faire ?' })).toBeInTheDocument();
  expect(page.getByText('Parce que.').elements()).toHaveLength(0);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('Parce que.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(heading('La seconde')).toBeInTheDocument();
  expect(JSON.parse(sessionStorage.getItem('projector_debrief') ?? '')).toEqual({ mission: 1, step: 0 });
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(heading('Retour sur la session')).toBeInTheDocument();
});

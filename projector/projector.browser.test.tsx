import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import '#engine/ui/base.css';
import type { SceneDefinition } from '#engine/frame/scene/scene.ts';
import type { Artifacts } from '#engine/rules/checker.ts';
import { publicChallenge } from '#engine/rules/public-challenge.ts';
import type { DebriefMission } from '#schemas/projector.ts';
import form from '../challenges/_form/manifest.json';
import { type MissionPages, Projector } from './index.tsx';
import { startServer } from './testing/projected-server.ts';
import { CLOSED_ROUND, SAMPLE_TEAMS, sampleDebrief, sampleFinale, sampleRoom } from './testing/sample-room.ts';

function open(token = 'a-token', missions: readonly MissionPages[] = []) {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', `#${token}`);
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  root.render(<Projector missions={missions} />);
  const shut = () => {
    root.unmount();
    box.remove();
    sessionStorage.clear();
    localStorage.clear();
  };
  onTestFinished(shut);
  return shut;
}
const heading = (name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const { room: clock } = sampleRoom();

const expectOverFoot = (part: Locator) =>
  expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    document.querySelector('footer')?.getBoundingClientRect().top ?? 0,
  );
const latest = page.getByRole('region', { name: 'Dernières réussites' });

test('the token leaves the address, and a reload finds it in the tab', async () => {
  const server = startServer(sampleRoom());
  open();
  await expect.element(heading(/299 réussites sur 572/)).toBeInTheDocument();
  expect(window.location.hash).toBe('');
  expect(sessionStorage.getItem('projector_token')).toBe('a-token');
  expect(server.calls[0]).toBe('/projector/room Bearer a-token');
});

test('another address in the same tab shows its session, and nothing of the one before', async () => {
  const server = startServer(sampleRoom({ name: 'Matin', number: 900 }, { phase: 'ended', endedAt: clock.now }));
  server.debrief = sampleDebrief([]);
  open();
  await expect.element(page.getByText('Matin')).toBeInTheDocument();
  await userEvent.keyboard('d');
  await expect.element(heading('Retour sur la session')).toBeInTheDocument();
  // Kept in the tab from here on.
  await userEvent.keyboard('{Home}');
  server.room = sampleRoom({ name: 'Après-midi', number: 3 });
  window.location.hash = '#another-token';
  await expect.element(page.getByText('Après-midi')).toBeInTheDocument();
  await expect.element(heading(/réussites sur/)).toBeInTheDocument();
  expect(page.getByText('Matin').elements()).toEqual([]);
  expect(sessionStorage.getItem('projector_token')).toBe('another-token');
});

test('the last mission is shown as it is judged, decided and over, and its truth only then', async () => {
  const server = startServer(sampleRoom({ finale: sampleFinale() }));
  open();
  await expect.element(heading(/^Dernière mission manche 2 sur 5$/)).toBeInTheDocument();
  await expect.element(page.getByText(/^17\savis sur 26$/)).toBeVisible();
  expect(page.getByText(/c’était un piège/i).elements()).toEqual([]);
  server.room = sampleRoom({
    number: 413,
    finale: sampleFinale({ phase: 'closed', results: [...sampleFinale().results, CLOSED_ROUND] }),
  });
  await server.tell({ number: 413, kind: 'finale' });
  await expect.element(page.getByText(/C’était un piège\. La salle ne s’est pas trompée\./)).toBeVisible();
  await expect.element(page.getByText(/^Piège 72\s%$/)).toBeVisible();
  const results = [1, 2, 3, 4, 5].map((round) => ({ ...CLOSED_ROUND, round, right: round !== 4 }));
  server.room = sampleRoom({
    number: 414,
    finale: sampleFinale({ phase: 'over', round: 5, results, commitment: 'Je rappelle.' }),
  });
  await server.tell({ number: 414, kind: 'finale' });
  await expect.element(heading('La salle a vu juste 4 fois sur 5')).toBeInTheDocument();
  await expect.element(page.getByText('Je rappelle.')).toBeVisible();
  await userEvent.keyboard('t');
  await expect.element(heading(/réussites sur/)).toBeInTheDocument();
});

test('an address that was revoked says so', async () => {
  const server = startServer(sampleRoom());
  server.room = null;
  open();
  await expect.element(page.getByText('Cette adresse de projection n’est plus valable.')).toBeInTheDocument();
});

test('a tab without an address says so, and asks nothing', async () => {
  const server = startServer(sampleRoom());
  open('');
  await expect.element(page.getByText('Cette adresse de projection n’est plus valable.')).toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

test('what the session does is shown at once, its board when it is told that it changed', async () => {
  const server = startServer(sampleRoom({}, { phase: 'lobby', startedAt: null, closesAt: null }));
  open();
  await expect.element(heading('Montez à bord')).toBeInTheDocument();
  await expect.element(page.getByRole('img', { name: /Code QR/ })).toBeInTheDocument();
  await server.tell({ number: 413, kind: 'room', room: clock });
  await expect.element(page.getByRole('timer')).toBeInTheDocument();
  server.room = sampleRoom({ number: 414, missions: [{ key: 'one', title: 'Un mail presque parfait', solved: 26 }] });
  await server.tell({ number: 414, kind: 'board' });
  await expect.element(heading(/26 réussites sur 26/)).toBeInTheDocument();
  await server.tell({ number: 415, kind: 'room', room: { ...clock, phase: 'paused', pausedAt: clock.now } });
  await expect.element(heading('Pause')).toBeInTheDocument();
});

test('a first solve, and a mission that all went through, are told for a while', async () => {
  const server = startServer(sampleRoom({ moments: [] }));
  open();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  const [first] = sampleRoom().moments;
  server.room = sampleRoom({ number: 413, moments: first ? [first, { ...first, kind: 'everybody', name: null }] : [] });
  await server.tell({ number: 413, kind: 'board' });
  await expect.element(page.getByText('Première réussite', { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText(/^Amina, «/)).toBeInTheDocument();
});

test('a freeze hides the order; when it is lifted, the places come one after the other, and who shares one shares its step', async () => {
  const [first, second, third, ...others] = sampleRoom().top;
  const top = [first, second, third].flatMap((row) => (row ? [{ ...row, points: 100, rank: 1 }] : [])).concat(others);
  const server = startServer(sampleRoom({ top }, { frozenAt: clock.now }));
  open();
  await expect.element(heading('Classement figé')).toBeInTheDocument();
  expect(page.getByText('Goéland 12').elements()).toHaveLength(0);
  await server.tell({ number: 413, kind: 'room', room: clock });
  await expect.element(heading('Le classement')).toBeInTheDocument();
  expect(page.getByText('Goéland 12').elements()).toHaveLength(0);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Bernique 90', { exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('Goéland 12', { exact: true })).toBeInTheDocument();
  const step = (name = '') => page.getByText(name, { exact: true }).element().closest('li');
  expect(new Set([first, second, third].map((row) => step(row?.name))).size).toBe(1);
});

test('ten of the longest names are read whole when the places are told', async () => {
  await page.viewport(1366, 768);
  onTestFinished(() => page.viewport(1280, 720));
  const top = sampleRoom().top.map((row, index) => ({ ...row, name: `Un nom de trente lettres et ${100 + index}` }));
  startServer(sampleRoom({ top }));
  open();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  await userEvent.keyboard('p');
  await expect.element(heading('Le classement')).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  for (const { name } of top) {
    const shown = page.getByText(name, { exact: true });
    await expect.element(shown).toBeInTheDocument();
    expect(shown.element().scrollWidth, name).toBeLessThanOrEqual(shown.element().clientWidth);
    // It rises into its place.
    await vi.waitFor(() => expectOverFoot(shown));
  }
});

test('keys change the view until the session moves on, and can be turned off', async () => {
  const server = startServer(sampleRoom({ teams: [...SAMPLE_TEAMS] }));
  open();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  await userEvent.keyboard('s');
  await expect.element(heading('À bord')).toBeInTheDocument();
  await userEvent.keyboard('j');
  await expect.element(heading('Montez à bord')).toBeInTheDocument();
  await userEvent.keyboard('te');
  await expect.element(page.getByRole('heading', { name: 'Équipes' })).toBeInTheDocument();
  await userEvent.keyboard('s');
  await server.tell({ number: 413, kind: 'room', room: { ...clock, phase: 'paused', pausedAt: clock.now } });
  await expect.element(heading('Pause')).toBeInTheDocument();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Les touches' })).toBeVisible();
  await page.getByRole('checkbox').click();
  await userEvent.keyboard('{Escape}s');
  await expect.element(heading('Pause')).toBeInTheDocument();
  const lobby = page.getByRole('button', { name: 'Salle', exact: true });
  // The keyboard finds them, wherever the mouse rests.
  lobby.element().focus();
  await lobby.click();
  await expect.element(heading('À bord')).toBeInTheDocument();
});

test('the key of the help closes what it opened, and every other key acts through it', async () => {
  const { top } = sampleRoom();
  startServer(sampleRoom({ top }));
  open();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  const help = page.getByRole('dialog', { name: 'Les touches' });
  await userEvent.keyboard('?');
  await expect.element(help).toBeVisible();
  await userEvent.keyboard('?');
  await expect.poll(() => help.elements()).toEqual([]);
  await userEvent.keyboard('?');
  await expect.element(help.getByText(/^Podium.*place suivante/)).toBeVisible();
  await userEvent.keyboard('p');
  await expect.poll(() => help.elements()).toEqual([]);
  await expect.element(heading('Le classement')).toBeInTheDocument();
  await userEvent.keyboard('?');
  await expect.element(help).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText(top.at(-1)?.name ?? '', { exact: true })).toBeInTheDocument();
  await expect.poll(() => help.elements()).toEqual([]);
});

test.each([
  [1024, 768],
  [1366, 768],
  [1440, 810],
  [1920, 1080],
  [3840, 2160],
])('the controls never lie over address and code on %i × %i', async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 720));
  startServer(sampleRoom());
  open();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  const way =
    page
      .getByText(/^Rejoindre\s:/)
      .element()
      .closest('p') ?? document.body;
  const controls = page.getByRole('navigation', { name: 'Vues du projecteur' }).element();
  window.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  await vi.waitFor(() => expect(getComputedStyle(controls).pointerEvents).toBe('auto'));
  expect(getComputedStyle(way).visibility).toBe('visible');
  const [read, pressed] = [way.getBoundingClientRect(), controls.getBoundingClientRect()];
  expect(pressed.left >= read.right || pressed.bottom <= read.top).toBe(true);
  // Nor over the picture, where the screen is as wide as rooms have it.
  if (width / height > 1.5)
    expect(pressed.top).toBeGreaterThanOrEqual(document.querySelector('footer')?.getBoundingClientRect().top ?? 0);
});

test('who shares the third place comes with it, on the same step', async () => {
  const [first, second, third, fourth, ...others] = sampleRoom().top;
  const top = [first, second, third, fourth && { ...fourth, points: third?.points ?? 0, rank: 3 }, ...others].flatMap((row) =>
    row ? [row] : [],
  );
  startServer(sampleRoom({ top }));
  open();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  await userEvent.keyboard('p');
  await expect.element(heading('Le classement')).toBeInTheDocument();
  const named = (row: (typeof top)[number] | undefined) => page.getByText(row?.name ?? '', { exact: true });
  for (let press = 0; press < 9 && named(third).elements().length === 0; press += 1) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => named(third).elements().length).toBe(named(fourth).elements().length);
  }
  await expect.element(named(third)).toBeInTheDocument();
  expect(named(second).elements()).toEqual([]);
  const stepOf = (row: (typeof top)[number] | undefined) => named(row).element().closest('li');
  expect(stepOf(third)).toBe(stepOf(fourth));
});

test('a room that shares one place has no step for a few of them', async () => {
  const { top } = sampleRoom();
  startServer(sampleRoom({ top: top.map((row) => ({ ...row, points: 12, rank: 1 })) }));
  open();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  await userEvent.keyboard('p');
  await expect.element(heading('Le classement')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  for (const { name } of top) await expect.element(page.getByText(name, { exact: true })).toBeInTheDocument();
  const places = page.getByText('1', { exact: true }).elements();
  expect(new Set(places.map((place) => place.clientHeight)).size).toBe(1);
});

test('a finger brings the controls back that it does not see, and chooses none of them; on a phone they are one line', async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1280, 720));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  startServer(sampleRoom());
  open();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  const controls = page.getByRole('navigation', { name: 'Vues du projecteur' }).element();
  const { left, top, height } = controls.getBoundingClientRect();
  expect(height).toBeLessThan(64);
  const touched = () => controls.contains(document.elementFromPoint(left + 20, top + 20));
  vi.advanceTimersByTime(3_000);
  await vi.waitFor(() => expect(touched()).toBe(false));
  // Until its click is over: whatever lies there by then gets it.
  for (const type of ['pointerdown', 'pointermove', 'pointerup'])
    window.dispatchEvent(new PointerEvent(type, { pointerType: 'touch' }));
  await Promise.resolve();
  expect(touched()).toBe(false);
  document.body.click();
  await vi.waitFor(() => expect(touched()).toBe(true));
});

test.each([
  [1024, 768],
  [1280, 720],
  [1920, 1080],
])('the longest name of a team is read whole on %i × %i', async (width, height) => {
  await page.viewport(width, height);
  const names = ['Ressources humaines', 'Service informatique, étage 2', 'Direction des achats', 'Accueil'];
  startServer(sampleRoom({ top: [], teams: names.map((name, index) => ({ name, points: 160.25 - index, rank: index + 1 })) }));
  open();
  await expect.element(page.getByRole('heading', { name: 'Équipes' })).toBeInTheDocument();
  for (const name of names) {
    const shown = page.getByText(name, { exact: true }).element();
    expect(shown.scrollWidth, name).toBeLessThanOrEqual(shown.clientWidth);
  }
  expectOverFoot(latest);
});

test('ten who share the first place leave room for what was solved last', async () => {
  await page.viewport(1280, 720);
  const { top } = sampleRoom();
  startServer(sampleRoom({ top: top.map((row) => ({ ...row, points: 3, rank: 1 })) }));
  open();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  expectOverFoot(latest);
});

test.each([9, 24, 31])('%i missions stand over the way in', async (count) => {
  await page.viewport(1366, 768);
  onTestFinished(() => page.viewport(1280, 720));
  startServer(
    sampleRoom({
      missions: Array.from({ length: count }, (_, index) => ({
        key: `mission-${index}`,
        title: 'Le mot de passe recyclé',
        solved: 1,
      })),
    }),
  );
  open();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  const together = page.getByRole('region', { name: /réussites sur/ });
  expectOverFoot(together.getByRole('listitem').last());
});

test('the theme is the room’s, dark at first', async () => {
  startServer(sampleRoom());
  open();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  await userEvent.keyboard('m');
  await vi.waitFor(() => expect(getComputedStyle(document.documentElement).colorScheme).toBe('light'));
  expect(localStorage.getItem('theme')).toBeNull();
});

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
  const shut = open('a-token', missions);
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

/** As many lines as a room sees of a reveal, in the type of a page. */
const lines = (count: number) => () => (
  <div>
    {Array.from({ length: count }, (_, line) => `Ligne ${line} : ce qu’il fallait voir, et où cela se voyait.`).map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
const sizeOf = (element: Element) => {
  // Enlarged or not, a line's box is as high as it is seen.
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
  open();
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
  // It has no scene to show either.
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

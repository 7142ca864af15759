/** Every view of the projector is readable from the last row: letters of 32 px at least on 1080 lines, and no text cut or shortened. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ProjectorRoom } from '#schemas/projector.ts';
import form from '../challenges/_form/manifest.json';
import { openProjector } from './testing/open-projector.tsx';
import { startServer } from './testing/projected-server.ts';
import { CLOSED_ROUND, SAMPLE_TEAMS, sampleDebrief, sampleFinale, sampleRoom } from './testing/sample-room.ts';

const { room: clock, top, missions, latest, people } = sampleRoom();
const ENDED = { phase: 'ended', endedAt: clock.now, closesAt: null } as const;
const LOBBY = { phase: 'lobby', startedAt: null, closesAt: null } as const;
const LONG = 'Un nom de trente lettres et 1';
const MISSION = 'Ce n’est pas moi qui me connecte, et pourtant c’est mon compte';
const longest = {
  name: 'Sécurité au quotidien : atelier de sensibilisation des services centraux et des agences régionales, matin',
  missions: Array.from({ length: 12 }, (_, index) => ({ key: `mission-${index}`, title: MISSION, solved: 3 + index })),
  people: { present: 26, expected: 30, names: people.names.map((_, index) => `${LONG}${10 + index}`) },
  top: top.map((row, index) => ({ ...row, name: `${LONG}${10 + index}` })),
  latest: latest.map((solve) => ({ ...solve, name: LONG, title: MISSION })),
};
/** 32 missions, as in a programme of all missions. */
const everything = Array.from({ length: 32 }, (_, index) => ({
  key: `mission-${index}`,
  title: missions[index % missions.length]?.title ?? '',
  solved: index < 2 ? 26 : Math.max(0, 20 - index),
}));
const results = [1, 2, 3, 4, 5].map((round) => ({
  ...CLOSED_ROUND,
  round,
  right: round !== 4,
  because:
    'Une voix s’imite à partir de quelques secondes d’enregistrement. Urgence, secret, aucun rappel possible : on s’arrête, et on rappelle au numéro connu.',
}));
const over = sampleFinale({
  phase: 'over',
  round: 5,
  results,
  commitment:
    'Dès demain : un message presse, réclame un code ou change un paiement ? Je m’arrête, et je rappelle par un moyen que j’avais déjà.',
});
const fewSolves = sampleRoom({
  missions: missions.map((mission, index) => ({ ...mission, solved: index < 3 ? 4 : 0 })),
  top: top.map((row) => ({ ...row, points: 3, rank: 1 })),
});
const tied = [0, 0, 2, 3, 3, 3, 6, 7, 8, 9].map((ahead, index) => ({
  name: `${LONG}${10 + index}`,
  points: 96.5 - 6 * ahead,
  rank: [1, 1, 3, 4, 4, 4, 7, 8, 9, 10][index] ?? 10,
}));

const VIEWS: Readonly<Record<string, { readonly room: ProjectorRoom; readonly keys?: string; readonly heading: RegExp }>> = {
  'how to come in': { room: sampleRoom({}, LOBBY), heading: /Montez à bord/ },
  'closed doors': { room: sampleRoom({ code: null }, { open: false }), keys: 'j', heading: /Les entrées sont fermées/ },
  'who is aboard': { room: sampleRoom({}, LOBBY), keys: 's', heading: /À bord/ },
  'sixty of the longest names': {
    room: sampleRoom(
      { people: { present: 60, expected: null, names: Array.from({ length: 60 }, (_, index) => `${LONG}${10 + index}`) } },
      LOBBY,
    ),
    keys: 's',
    heading: /À bord/,
  },
  board: { room: sampleRoom(), heading: /réussites sur/ },
  'board of the longest names': { room: sampleRoom(longest), heading: /réussites sur/ },
  'board of 32 missions': { room: sampleRoom({ missions: everything }), heading: /réussites sur/ },
  'board before there is an order': { room: fewSolves, heading: /réussites sur/ },
  'board of six missions': { room: sampleRoom({ missions: missions.slice(0, 6) }), heading: /réussites sur/ },
  'board of teams': { room: sampleRoom({ top: [], teams: SAMPLE_TEAMS }), heading: /réussites sur/ },
  'board without names': { room: sampleRoom({ board: 'none', top: [], latest: [] }), heading: /réussites sur/ },
  'last minutes': {
    room: sampleRoom({}, { closesAt: new Date(Date.now() + 4 * 60_000).toISOString() }),
    heading: /réussites sur/,
  },
  frozen: { room: sampleRoom({}, { frozenAt: clock.now }), heading: /Classement figé/ },
  pause: { room: sampleRoom({}, { phase: 'paused', pausedAt: clock.now }), heading: /Pause/ },
  'the end': { room: sampleRoom({}, ENDED), heading: /C’est terminé/ },
  places: { room: sampleRoom({}, ENDED), keys: 'p{End}', heading: /Le classement final/ },
  'places that are shared': { room: sampleRoom({ top: tied }, ENDED), keys: 'p{End}', heading: /Le classement final/ },
  'a place for all': {
    room: sampleRoom({ top: tied.map((row) => ({ ...row, rank: 1 })) }, ENDED),
    keys: 'p{End}',
    heading: /Le classement final/,
  },
  'last mission, judged': { room: sampleRoom({ finale: sampleFinale() }), heading: /Dernière mission/ },
  'last mission, decided': {
    room: sampleRoom({ finale: sampleFinale({ phase: 'closed', results: results.slice(0, 2) }) }),
    heading: /Dernière mission/,
  },
  'last mission, over': { room: sampleRoom({ finale: over }), heading: /La salle a vu juste/ },
  'no debrief yet': { room: sampleRoom(), keys: 'd', heading: /^$/ },
  debrief: { room: sampleRoom({}, ENDED), keys: 'd', heading: /Retour sur la session/ },
};

test.each(
  Object.keys(VIEWS).flatMap(
    (view) =>
      [
        [view, 1920, 1080],
        [view, 1366, 768],
      ] as const,
  ),
)('%s, on %i × %i', async (view, width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 720));
  const shown = VIEWS[view];
  if (!shown) throw new Error(`no view ${view}`);
  const server = startServer(shown.room);
  server.debrief = sampleDebrief(
    longest.missions.map(({ key, title }) => ({
      key,
      title,
      debrief: form.debrief,
      retrieval: form.retrieval,
      artifacts: {},
      mistakes: [],
    })),
  );
  openProjector();
  await expect.element(page.getByRole('main')).toHaveTextContent(/session|code|réussites|terminé|mission|Pause|figé|bord/i);
  if (shown.keys) {
    await vi.waitFor(() => expect(document.querySelector('footer')).not.toBeNull());
    await userEvent.keyboard(shown.keys);
  }
  if (shown.heading.source !== '^$')
    await expect.element(page.getByRole('heading', { level: 1, name: shown.heading })).toBeInTheDocument();
  const least = (32 * height) / 1080;
  // Names move up to their final position, and lists are measured after that.
  await vi.waitFor(() => expect(unreadable(least - 0.3)).toEqual([]), { timeout: 4_000 });
});

test('a step of the podium is shared by those who have its rank', async () => {
  await page.viewport(1920, 1080);
  onTestFinished(() => page.viewport(1280, 720));
  startServer(sampleRoom({ top: tied }, ENDED));
  openProjector();
  await expect.element(page.getByRole('heading', { level: 1, name: /C’est terminé/ })).toBeInTheDocument();
  await userEvent.keyboard('p');
  await expect.element(page.getByRole('heading', { level: 1, name: /Le classement final/ })).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  const [first, second, third] = tied;
  const stepOf = (name = '') => page.getByText(name, { exact: true }).element().closest('li');
  await expect.element(page.getByText(first?.name ?? '', { exact: true })).toBeVisible();
  expect(stepOf(first?.name)).toBe(stepOf(second?.name));
  expect(stepOf(third?.name)).not.toBe(stepOf(first?.name));
});

test('nobody leads before there are as many solves as people', async () => {
  const server = startServer(fewSolves);
  openProjector();
  await expect.element(page.getByText('Le classement paraît à la 26e réussite de la salle.')).toBeVisible();
  expect(page.getByRole('heading', { name: 'En tête' }).elements()).toEqual([]);
  server.room = sampleRoom({ number: 413, top: fewSolves.top });
  await server.tell({ number: 413, kind: 'board' });
  await expect.element(page.getByRole('heading', { name: 'En tête' })).toBeVisible();
});

/**
 * Texts that cannot be read: too small, cut, outside of the screen, or one over another. The presenter's controls are left out, as they are
 * seen only while the mouse moves.
 * @param least minimum size of letters in pixels
 */
function unreadable(least: number): readonly string[] {
  const found: string[] = [];
  const places: { readonly text: string; readonly lines: readonly DOMRect[] }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!holder || text === '' || holder.closest('nav, dialog, style, script')) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const place = range.getBoundingClientRect();
    // Text for screen readers only.
    if (place.width <= 2 || isHidden(holder)) continue;
    const size = Number.parseFloat(getComputedStyle(holder).fontSize);
    if (size < least) found.push(`${size} px: ${text}`);
    for (let box: HTMLElement | null = holder; box; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth) found.push(`shortened: ${text}`);
      // A line's box is a little higher than its letters, so it may reach beyond the box around it.
      const slack = size / 4;
      if (overflowX !== 'visible' && (place.left < left - 1 || place.right > right + 1)) found.push(`cut: ${text}`);
      if (overflowY !== 'visible' && (place.top < top - slack || place.bottom > bottom + slack))
        found.push(`cut in height: ${text}`);
    }
    places.push({ text, lines: [...range.getClientRects()] });
    if (place.bottom > window.innerHeight + 1 || place.right > window.innerWidth + 1) found.push(`outside: ${text}`);
  }
  for (const [index, { text, lines }] of places.entries()) {
    const over = places.slice(index + 1).find((other) => lines.some((line) => other.lines.some((one) => lieOver(line, one))));
    if (over) found.push(`one over the other: ${text} | ${over.text}`);
  }
  return [...new Set(found)];
}

/** Share of a line's height that is empty above its letters, and below them. */
const OVER_LETTERS = 0.2;

function lieOver(a: DOMRect, b: DOMRect): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const foot = Math.min(a.bottom - OVER_LETTERS * a.height, b.bottom - OVER_LETTERS * b.height);
  return width > 2 && foot - Math.max(a.top + OVER_LETTERS * a.height, b.top + OVER_LETTERS * b.height) > 2;
}

function isHidden(element: HTMLElement): boolean {
  for (let box: HTMLElement | null = element; box; box = box.parentElement) {
    if (box.clientWidth === 1 && box.clientHeight === 1) return true;
  }
  return false;
}

/** The led debrief of every mission on the projector: few words, a picture, a question, a commitment; its keys and buttons. */
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEBRIEF_SLIDES } from '#schemas/constants.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { DebriefMission } from '#schemas/projector.ts';
import { expectNoBarrier } from '../../tests/support/expect-no-barrier.ts';
import { openProjector } from '../testing/open-projector.tsx';
import { startServer } from '../testing/projected-server.ts';
import { sampleDebrief, sampleDeck, sampleRoom } from '../testing/sample-room.ts';

/** Maximum number of words that a room reads on a slide while somebody speaks. */
const MAX_WORDS = 40;

const manifests = import.meta.glob<ChallengeManifest>(['/challenges/*/manifest.json', '!/challenges/_*/**'], {
  import: 'default',
});
const drawings = import.meta.glob<() => ReactNode>(['/challenges/*/drawing.tsx', '!/challenges/_*/**'], { import: 'default' });

const folders = Object.keys(manifests).map((file) => file.replace('/manifest.json', ''));

/** A mistake with a longer label than any mission's own, which a slide must still fit. */
const MISTAKES = [{ verdict: 'gestures', people: 12 }];

async function missionOf(folder: string): Promise<DebriefMission[]> {
  const manifest = await manifests[`${folder}/manifest.json`]?.();
  if (!manifest) throw new Error(`${folder} has no manifest`);
  const { key, title, debrief, retrieval } = manifest;
  return sampleDebrief([{ key, title, debrief, retrieval, artifacts: {}, mistakes: MISTAKES }]).missions;
}

function project(missions: readonly DebriefMission[], position: number) {
  const { room } = sampleRoom();
  const over = { phase: 'ended', endedAt: room.now, closesAt: null } as const;
  const at = (next: number, number: number) => sampleRoom({ number, deck: sampleDeck(missions, next) }, over);
  const server = startServer(at(position, 412));
  server.debrief = sampleDebrief(missions);
  openProjector({
    drawings: async () =>
      Object.fromEntries(
        await Promise.all(
          missions.map(async ({ key }) => [key, (await drawings[`/challenges/${key}/drawing.tsx`]?.()) ?? (() => null)] as const),
        ),
      ),
  });
  let number = 412;
  /** Moves the server's deck to position `next`, and sends the event. */
  const turn = async (next: number) => {
    number += 1;
    server.room = at(next, number);
    await server.tell({ number, kind: 'debrief' });
  };
  return { server, turn };
}

const slide = () => document.querySelector('[aria-label="Débriefing"] > div');
const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
const words = () => wordsOf(slide()?.textContent ?? '');
const rightOf = ({ retrieval }: DebriefMission) => retrieval.options[retrieval.answer] ?? 'none';
/** Text of the slide, with each sequence of spaces as one plain space. */
const read = () => (slide()?.textContent ?? '').replace(/[\s\u00a0\u202f]+/gu, ' ');

/** Repeats the check until it passes. Each time the clock advances by the second that the projector waits between two loads. */
const soon = (check: () => void) =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      check();
    },
    { timeout: 10_000 },
  );

test.each(folders)('%s', { timeout: 60_000 }, async (folder) => {
  await page.viewport(1920, 1080);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await page.viewport(1280, 720);
  });
  const missions = await missionOf(folder);
  const [mission] = missions;
  if (!mission) throw new Error('no mission');
  const { turn } = project(missions, 1);
  const shown: Record<(typeof DEBRIEF_SLIDES)[number], RegExp> = {
    trap: new RegExp(mission.title.slice(0, 6)),
    mistake: /Notre erreur la plus fréquente.*12 sur/,
    question: new RegExp(mission.retrieval.question.slice(0, 8).replace(/[^\p{L}]+/gu, '.+')),
    answer: new RegExp(
      rightOf(mission)
        .slice(0, 8)
        .replace(/[^\p{L}]+/gu, '.+'),
    ),
    commitment: /Le geste à garder.*Quand/,
  };
  for (const [index, name] of DEBRIEF_SLIDES.entries()) {
    if (index > 0) await turn(index + 1);
    await soon(() => expect(read()).toMatch(shown[name]));
    const written = name === 'answer' ? mission.retrieval.options.flatMap(wordsOf).length : 0;
    expect(words().length - written, `${name}: ${read()}`).toBeLessThanOrEqual(MAX_WORDS);
    if (name === 'trap') await soon(() => expect(slide()?.querySelector('figure svg[viewBox="0 0 160 96"]')).not.toBeNull());
    if (name === 'question') expect(read()).not.toContain(rightOf(mission));
    const box = slide();
    expect(box && box.scrollHeight - box.clientHeight, `${name} fits`).toBeLessThanOrEqual(1);
  }
});

test('its keys and buttons ask the server by the position that is shown, and are never locked', async () => {
  const missions = (await Promise.all(folders.slice(0, 2).map(missionOf))).flat();
  const { server, turn } = project(missions, 0);
  const [, second] = missions;
  await userEvent.click(page.getByRole('button', { name: second?.title ?? '' }));
  expect(server.asked).toEqual([{ action: 'go', position: 6 }]);
  await turn(6);
  await expect.element(page.getByText(/^6\s\/\s10$/)).toBeVisible();
  server.asked.length = 0;
  for (const key of ['{ArrowRight}', '{PageDown}', ' ', '{ArrowLeft}', '{PageUp}', '{Home}']) await userEvent.keyboard(key);
  const next = { action: 'next', from: 6 };
  const previous = { action: 'previous', from: 6 };
  expect(server.asked).toEqual([next, next, next, previous, previous, { action: 'go', position: 0 }]);
  server.asked.length = 0;
  // The open help does not intercept the arrow keys.
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Les touches' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(server.asked).toEqual([next]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: /Suivant/ }));
  await userEvent.click(page.getByRole('button', { name: 'Fermer le débriefing' }));
  expect(server.asked.slice(1)).toEqual([next, { action: 'close' }]);
});

test('bars come with the answer, of three answers at least, and every slide passes axe', async () => {
  const [folder = ''] = folders;
  const missions = await missionOf(folder);
  const [mission] = missions;
  const { server, turn } = project(missions, 4);
  await vi.waitFor(() => expect(slide()?.querySelectorAll('ol > li')).toHaveLength(4));
  const told = [...(slide()?.querySelectorAll('ol > li') ?? [])].map(({ textContent }) => wordsOf(textContent).join(' '));
  const options = mission?.retrieval.options ?? [];
  for (const [index, option] of options.entries()) expect(told[index]).toContain(wordsOf(option).join(' '));
  await expectNoBarrier();
  await turn(3);
  await vi.waitFor(() => expect(read()).toMatch(/21 réponses sur 26/), { timeout: 10_000 });
  expect(slide()?.querySelectorAll('ol')).toHaveLength(0);
  server.room = sampleRoom(
    { number: 500, deck: sampleDeck(missions, 4, { answered: 2, votes: null }) },
    { phase: 'ended', closesAt: null },
  );
  await server.tell({ number: 500, kind: 'debrief' });
  await vi.waitFor(() => expect(read()).toContain(mission ? rightOf(mission).slice(0, 4) : 'none'), { timeout: 10_000 });
  expect(slide()?.querySelectorAll('ol')).toHaveLength(0);
});

test('comes by itself once the network is there again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const missions = await missionOf(folders[0] ?? '');
  const { server } = project(missions, 1);
  const { debrief } = server;
  server.debrief = null;
  await soon(() => expect(document.body.textContent).toContain('n’a pas pu être chargé'));
  const asked = () => server.calls.filter((call) => call.startsWith('/projector/debrief')).length;
  await soon(() => expect(asked()).toBeGreaterThan(2));
  expect(document.body.textContent).toContain('n’a pas pu être chargé');
  server.debrief = debrief;
  await soon(() => expect(read()).toContain(missions[0]?.title.slice(0, 6)));
});

test('a room without phones reads the options on the wall', async () => {
  await page.viewport(1920, 1080);
  onTestFinished(() => page.viewport(1280, 720));
  const missions = await missionOf(folders[0] ?? '');
  const options = missions[0]?.retrieval.options ?? [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { turn, server } = project(missions, 2);
  await turn(2);
  server.room = sampleRoom({ number: 414, deck: sampleDeck(missions, 3, { answered: 0 }) }, { phase: 'ended', closesAt: null });
  await server.tell({ number: 414, kind: 'debrief' });
  await vi.waitFor(() => expect(read()).toMatch(/0 réponse sur 26/), { timeout: 10_000 });
  expect(slide()?.querySelector('ol')).toBeNull();
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(() => expect(slide()?.querySelectorAll('ol > li')).toHaveLength(options.length));
  // Text that fades in has its contrast only at the end of the animation.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const box = slide();
  expect(box && box.scrollHeight - box.clientHeight).toBeLessThanOrEqual(1);
  await expectNoBarrier();
});

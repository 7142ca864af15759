/** The debrief of every mission, template and example: each step shows on a room's screen. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RevealDefinition } from '#engine/frame/panels/reveal.ts';
import type { SceneDefinition } from '#engine/frame/scene/scene.ts';
import type { Artifacts, Checker, Reveal } from '#engine/rules/checker.ts';
import { publicChallenge } from '#engine/rules/public-challenge.ts';
import { createVariant } from '#engine/rules/variant.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { knownMistake } from '#schemas/verdict-labels.ts';
import { openProjector } from '../testing/open-projector.tsx';
import { startServer } from '../testing/projected-server.ts';
import { sampleDebrief, sampleRoom } from '../testing/sample-room.ts';
import { STEP_NAMES, stepsOf } from './steps.ts';

const SEED = '5'.repeat(32);

const manifests = import.meta.glob<ChallengeManifest>('/{challenges,tests/packs/example/challenges}/*/manifest.json', {
  import: 'default',
});
const checkers = import.meta.glob<Checker>('/{challenges,tests/packs/example/challenges}/*/challenge.server.ts', {
  import: 'default',
});
const scenes = import.meta.glob<SceneDefinition<Artifacts>>('/{challenges,tests/packs/example/challenges}/*/challenge.tsx', {
  import: 'default',
});
const reveals = import.meta.glob<{ readonly default: RevealDefinition<Reveal, Artifacts> }>(
  '/{challenges,tests/packs/example/challenges}/*/reveal.tsx',
);

const folders = Object.keys(manifests).map((file) => file.replace('/manifest.json', ''));

async function of<T>(files: Readonly<Record<string, () => Promise<T>>>, file: string): Promise<T> {
  const load = files[file];
  if (!load) throw new Error(`${file} is not there`);
  return load();
}

/** Projects the debrief of an ended session with this one mission. @returns the steps of the debrief */
async function projectDebriefOf(folder: string) {
  const manifest = await of(manifests, `${folder}/manifest.json`);
  const checker = await of(checkers, `${folder}/challenge.server.ts`);
  const scene = await of(scenes, `${folder}/challenge.tsx`);
  const secrets = checker.secrets(createVariant(SEED));
  const { key, title, debrief, retrieval } = manifest;
  const told = sampleDebrief([
    {
      key,
      title,
      debrief,
      retrieval,
      artifacts: checker.artifacts(secrets),
      ...(checker.reveal && { reveal: checker.reveal(secrets) }),
      mistakes: Object.keys(scene.messages)
        .map((verdict) => ({ verdict, people: 3 }))
        .filter(knownMistake)
        .slice(0, 4),
    },
  ]);
  const { room } = sampleRoom();
  const server = startServer(sampleRoom({}, { phase: 'ended', endedAt: room.now, closesAt: null }));
  server.debrief = told;
  openProjector({
    missions: [
      {
        key,
        load: async () => ({ challenge: publicChallenge(manifest), scene }),
        loadReveal: () => of(reveals, `${folder}/reveal.tsx`),
      },
    ],
  });
  await expect.element(page.getByRole('heading', { level: 1, name: /C’est terminé/ })).toBeInTheDocument();
  await userEvent.keyboard('d');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Retour sur la session' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  return told.missions.flatMap((mission) => stepsOf(mission, scene.inDebrief === false ? ['scene'] : []));
}

/** A long timeout: up to ten steps, with the mission's code and pictures, are slow on a busy machine. */
test.each(folders)('%s', { timeout: 60_000 }, async (folder) => {
  await page.viewport(1920, 1080);
  onTestFinished(() => page.viewport(1280, 720));
  const steps = await projectDebriefOf(folder);
  for (const step of steps) {
    const region = page.getByRole('region', { name: STEP_NAMES[step], exact: true });
    await expect.element(region).toBeInTheDocument();
    await vi.waitFor(() => expect(region.element().textContent).not.toMatch(/^$|Chargement/));
    expect(document.body.textContent, step).not.toMatch(/s’est interrompue|Relancer la scène/);
    await userEvent.keyboard('{ArrowDown}');
  }
});

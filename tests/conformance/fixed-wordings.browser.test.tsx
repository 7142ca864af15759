/** What the specification words reaches the screen with its own characters: whoever searches a page for the sentence finds it. */
import { act, useEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAttempt, VerdictRegion } from '#engine/authoring';
import { correct, neutral } from '#engine/authoring/server';
import { type Mounted, mountChallenge } from '#engine/authoring/testing';
import type { PracticeChallenge } from '#engine/frame/stories/practice-story.tsx';
import { FIXED_LABELS, FIXED_MESSAGES } from './fixed-wordings.ts';

const manifests = import.meta.glob<PracticeChallenge['manifest']>('../../challenges/*/manifest.json', { import: 'default' });
const checkers = import.meta.glob<PracticeChallenge['checker']>('../../challenges/*/challenge.server.ts', { import: 'default' });
const scenes = import.meta.glob<PracticeChallenge['scene']>('../../challenges/*/challenge.tsx', { import: 'default' });

async function challengeOf(key: string): Promise<PracticeChallenge> {
  const [manifest, checker, scene] = await Promise.all([
    manifests[`../../challenges/${key}/manifest.json`]?.(),
    checkers[`../../challenges/${key}/challenge.server.ts`]?.(),
    scenes[`../../challenges/${key}/challenge.tsx`]?.(),
  ]);
  if (!manifest || !checker || !scene) throw new Error(`no mission ${key}`);
  return { manifest, checker, scene };
}

/** A scene that tries once, and shows what came of it. */
function OneAttempt() {
  const { attempt } = useAttempt();
  const tried = useRef(false);
  useEffect(() => {
    if (!tried.current) attempt('an answer');
    tried.current = true;
  });
  return <VerdictRegion />;
}

let mounted: Mounted | undefined;
const open = async (challenge: PracticeChallenge) => {
  mounted = await act(() => mountChallenge(challenge));
  return mounted.host;
};

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
const close = async () => {
  await act(async () => mounted?.unmount());
  mounted = undefined;
};
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

/** Of a mission, the verdicts that are told with this sentence: by itself, or before what explains it. */
const verdictsWith = ({ messages }: PracticeChallenge['scene'], sentence: string) =>
  Object.entries(messages).flatMap(([verdict, message]) => (message?.text.includes(sentence) ? [verdict] : []));

it.each(FIXED_MESSAGES)('%s says: %s', async (key, sentence) => {
  const { manifest, checker, scene } = await challengeOf(key);
  const verdicts = verdictsWith(scene, sentence);
  expect(verdicts).not.toEqual([]);
  for (const verdict of verdicts) {
    const judgement = verdict === 'correct' ? correct() : neutral(verdict);
    const host = await open({
      manifest,
      checker: { ...checker, check: () => judgement },
      scene: { ...scene, Scene: OneAttempt },
    });
    const said = sentence.replace('{points}', String(manifest.scoring.base));
    await vi.waitFor(() => expect(host.textContent).toContain(said));
    await close();
  }
});

it.each(Object.entries(FIXED_LABELS))('%s opens with its labels', async (key, labels) => {
  const host = await open(await challengeOf(key));
  await vi.waitFor(() => {
    for (const label of labels) expect(host.textContent).toContain(label);
  });
});

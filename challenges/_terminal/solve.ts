import type { ExploringSolve, Lazy } from '#engine/authoring/server';
import { FILES, GESTURES, type Gesture, idAt, type MyChallengeArtifacts, type MyChallengeOutput } from './artifacts.ts';

type Player = ExploringSolve<MyChallengeArtifacts, MyChallengeOutput>;

/** Proof that the challenge can be solved in the terminal: runs the commands, and compares their output. */
const solve: Player = async (_artifacts, _pages, explore) => {
  const run = async (command: string) => ((await explore({ command }))?.text ?? '').split('\n');
  const published = await run('cat EMPREINTES.txt');
  const here = await run('sha256sum *.zip');
  return Object.fromEntries(here.map((line, place) => [idAt(place), published.includes(line) ? 'install' : 'report']));
};

export default solve;

const always = (gesture: Gesture) => Object.fromEntries(Array.from({ length: FILES }, (_, place) => [idAt(place), gesture]));

/** One player distrusts everything, the other installs everything: the conformance tests check that neither ever solves the challenge. */
export const lazy: Lazy<Player> = { refuse: async () => always('report'), accept: async () => always('install') };

/** A plausible answer that must count as a failed attempt. */
export const wrong = always(GESTURES[0]);

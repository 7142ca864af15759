import type { Solve } from '#engine/authoring/server';
import type { MyChallengeArtifacts } from './artifacts.ts';

/** Proof that the challenge can be solved: takes the right answer from the artifacts alone, for every participant. */
const solve: Solve<MyChallengeArtifacts> = ({ note }) => note[1] ?? '';

export default solve;

/** A plausible answer that must count as a failed attempt. */
export const wrong = 'Wi-Fi du quai';

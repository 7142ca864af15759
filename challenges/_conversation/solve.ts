import type { Lazy, Solve } from '#engine/authoring/server';
import { type Gesture, type MyChallengeArtifacts, TURNS, type Turn } from './artifacts.ts';
import { REQUESTS } from './requests.server.ts';

const all =
  (reply: (turn: Turn) => Gesture): Solve<MyChallengeArtifacts> =>
  ({ turns }) =>
    Object.fromEntries(turns.map((turn) => [turn.id, reply(turn)]));

/** Proof that it can be solved. What may be told is knowledge: the pool has it. */
export default all(({ asks }) => REQUESTS.find((request) => request.asks === asks)?.right ?? 'callback');

/** Who never listens: neither may solve it, for any participant. */
export const lazy: Lazy<Solve<MyChallengeArtifacts>> = { refuse: all(() => 'callback'), accept: all(() => 'tell') };

/** A plausible answer that must count as a failed attempt: a name is asked for, and everything is told. */
export const wrong = Object.fromEntries(TURNS.map((id) => [id, 'prove']));

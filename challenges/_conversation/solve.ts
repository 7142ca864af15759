import type { Lazy, Solve } from '#engine/authoring/server';
import { type Gesture, type MyChallengeArtifacts, TURNS, type Turn } from './artifacts.ts';
import { REQUESTS } from './requests.server.ts';

const all =
  (reply: (turn: Turn) => Gesture): Solve<MyChallengeArtifacts> =>
  ({ turns }) =>
    Object.fromEntries(turns.map((turn) => [turn.id, reply(turn)]));

/** Proof that the challenge can be solved. What may be told is general knowledge, so the answers come from `REQUESTS`. */
export default all(({ asks }) => REQUESTS.find((request) => request.asks === asks)?.right ?? 'callback');

/** Players who do not listen: neither may solve the challenge, whatever requests are drawn. */
export const lazy: Lazy<Solve<MyChallengeArtifacts>> = { refuse: all(() => 'callback'), accept: all(() => 'tell') };

/** A plausible answer that must count as a failed attempt: asks for the caller's name each time, and then tells everything. */
export const wrong = Object.fromEntries(TURNS.map((id) => [id, 'prove']));

import type { Lazy, Solve } from '#engine/authoring/server';
import { type Gesture, HOURS, idAt, type Message, type MyChallengeArtifacts } from './artifacts.ts';
import { POOL } from './messages.server.ts';

type Player = Solve<MyChallengeArtifacts>;

const sorted =
  (gesture: (message: Message) => Gesture): Player =>
  ({ messages }) =>
    Object.fromEntries(messages.map((message) => [message.id, gesture(message)]));

/** A player who judges well, by the message in `POOL` with the same subject: a new message needs no change here. */
export default sorted(({ subject }) => POOL.find((message) => message.subject === subject)?.right ?? 'answer');

/** One player distrusts everybody, the other does what is asked: the conformance tests check that neither ever solves the challenge. */
export const lazy: Lazy<Player> = { refuse: sorted(() => 'report'), accept: sorted(() => 'answer') };

/** A plausible answer that must count as a failed attempt: verifies every message. */
export const wrong = Object.fromEntries(HOURS.map((_, place) => [idAt(place), 'verify']));

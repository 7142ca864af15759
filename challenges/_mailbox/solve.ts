import type { Lazy, Solve } from '#engine/authoring/server';
import { type Gesture, HOURS, idAt, type Message, type MyChallengeArtifacts } from './artifacts.ts';
import { POOL } from './messages.server.ts';

type Player = Solve<MyChallengeArtifacts>;

const sorted =
  (gesture: (message: Message) => Gesture): Player =>
  ({ messages }) =>
    Object.fromEntries(messages.map((message) => [message.id, gesture(message)]));

/** Somebody who judges well: the pool says how, so that a new message needs nothing here. */
export default sorted(({ subject }) => POOL.find((message) => message.subject === subject)?.right ?? 'answer');

/** Who distrusts everybody, and who does what is asked: conformance sees to it that neither ever solves it. */
export const lazy: Lazy<Player> = { refuse: sorted(() => 'report'), accept: sorted(() => 'answer') };

/** A plausible answer that must count as a failed attempt: check everything. */
export const wrong = Object.fromEntries(HOURS.map((_, place) => [idAt(place), 'verify']));

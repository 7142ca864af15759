import type { Lazy, Solve } from '#engine/authoring/server';
import { type Access, idAt, LINES, type Mark, type MyChallengeArtifacts } from './artifacts.ts';

type Player = Solve<MyChallengeArtifacts>;

const marked = (accesses: readonly Access[], mark: (access: Access) => Mark) =>
  Object.fromEntries(accesses.map((access) => [access.id, mark(access)]));

/** Proof that the challenge can be solved from the screen: compares the list with the sheet. */
const solve: Player = ({ accesses, sheet }) =>
  marked(accesses, ({ who, has }) => (sheet.some((line) => line.who === who && line.needs === has) ? 'keep' : 'cut'));

export default solve;

/** One player distrusts everybody, the other keeps everything: the conformance tests check that neither ever solves the challenge. */
export const lazy: Lazy<Player> = {
  refuse: ({ accesses }) => marked(accesses, () => 'cut'),
  accept: ({ accesses }) => marked(accesses, () => 'keep'),
};

/** A plausible answer that must count as a failed attempt: cuts every line. */
export const wrong = Object.fromEntries(Array.from({ length: LINES }, (_, place) => [idAt(place), 'cut']));

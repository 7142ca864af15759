import type { Lazy, Solve } from '#engine/authoring/server';
import { type Access, idAt, LINES, type Mark, type MyChallengeArtifacts } from './artifacts.ts';

type Player = Solve<MyChallengeArtifacts>;

const marked = (accesses: readonly Access[], mark: (access: Access) => Mark) =>
  Object.fromEntries(accesses.map((access) => [access.id, mark(access)]));

/** Proof that it can be solved from what is shown: compares the list with the sheet. */
const solve: Player = ({ accesses, sheet }) =>
  marked(accesses, ({ who, has }) => (sheet.some((line) => line.who === who && line.needs === has) ? 'keep' : 'cut'));

export default solve;

/** Who distrusts everybody, and who lets everything be: conformance sees to it that neither ever solves it. */
export const lazy: Lazy<Player> = {
  refuse: ({ accesses }) => marked(accesses, () => 'cut'),
  accept: ({ accesses }) => marked(accesses, () => 'keep'),
};

/** A plausible answer that must count as a failed attempt: cut everything. */
export const wrong = Object.fromEntries(Array.from({ length: LINES }, (_, place) => [idAt(place), 'cut']));

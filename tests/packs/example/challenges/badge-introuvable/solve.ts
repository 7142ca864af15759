import type { Lazy, Solve } from '#engine/authoring/server';
import type { BadgeArtifacts } from './artifacts.ts';

const declared =
  (last: (artifacts: BadgeArtifacts) => number): Solve<BadgeArtifacts> =>
  (artifacts) => ({
    badge: artifacts.slip.find(({ name }) => name === 'Badge')?.value ?? '',
    last: artifacts.passages[last(artifacts)]?.at ?? '',
  });

/** The passage before the first one for which the diary says where the player sat. */
const solve: Solve<BadgeArtifacts> = declared(({ diary }) => diary.findIndex(({ text }) => text.includes('étage 2')) - 1);

export default solve;

/** Takes every passage but the first for a stranger's; takes them all for the own. */
export const lazy: Lazy<Solve<BadgeArtifacts>> = {
  refuse: declared(() => 0),
  accept: declared(({ passages }) => passages.length - 1),
};

/** A plausible answer that must count as a failed attempt: the number of the locker. */
export const wrong = { badge: '212', last: '14 h 12' };

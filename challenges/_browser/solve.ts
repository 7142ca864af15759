import type { Lazy, Solve } from '#engine/authoring/server';
import { type Gesture, type MyChallengeArtifacts, type Page, PLACES } from './artifacts.ts';
import { PAGES } from './pages.server.ts';

const all =
  (decide: (page: Page) => Gesture): Solve<MyChallengeArtifacts> =>
  ({ pages }) =>
    Object.fromEntries(pages.map((page) => [page.id, decide(page)]));

/** Proof that the challenge can be solved. What a page needs is general knowledge, so the answers come from `PAGES`. */
export default all(({ host, path }) => PAGES.find((page) => page.host === host && page.path === path)?.right ?? 'block');

/** Players who do not read: neither may solve the challenge, whatever pages are drawn. */
export const lazy: Lazy<Solve<MyChallengeArtifacts>> = { refuse: all(() => 'block'), accept: all(() => 'allow') };

/** A plausible answer that must count as a failed attempt: everything is allowed. */
export const wrong = Object.fromEntries(PLACES.map((id) => [id, 'allow']));

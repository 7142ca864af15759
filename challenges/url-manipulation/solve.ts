import type { Solve } from '#engine/authoring/server';
import type { UrlManipulationArtifacts } from './artifacts.ts';

/** Finds in robots.txt the page that should not be visited, visits it, and takes the flag. */
const solve: Solve<UrlManipulationArtifacts> = ({ robots = '' }, pages) => {
  const slug = /^Disallow: .*\/(.+)$/m.exec(robots)?.[1] ?? '';
  return pages[slug]?.flag ?? '';
};

export default solve;

/** A plausible answer that must count as a failed attempt. */
export const wrong = 'CTF{admin}';

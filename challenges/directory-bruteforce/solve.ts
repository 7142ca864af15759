import type { ExploringSolve } from '#engine/authoring/server';
import type { DirectoryArtifacts, GuessResult } from './artifacts.ts';

/** Tries every name of the list, as the scene can, and reads the page that one of them finds. */
const solve: ExploringSolve<DirectoryArtifacts, GuessResult> = async ({ words }, _pages, explore) => {
  for (const guess of words) {
    const reply = await explore({ guess });
    if (reply?.page) return reply.page.flag;
  }
  return '';
};

export default solve;

/** A plausible answer that must count as a failed attempt. */
export const wrong = 'CTF{maintenance}';

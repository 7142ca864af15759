import type { ExploringSolve } from '#engine/authoring/server';
import type { UrlParametersArtifacts } from './artifacts.ts';

/** Turns debug mode on, reads in its log which account is root, and asks for all three at once. */
const solve: ExploringSolve<UrlParametersArtifacts> = async (_artifacts, _pages, explore) => {
  const { trace } = await explore({ debug: 'true', admin: '0', id: '1' });
  const root = /root est le compte (\d+)/.exec(String(trace))?.[1] ?? '';
  const { flag } = await explore({ debug: 'true', admin: '1', id: root });
  return String(flag);
};

export default solve;

/** A plausible answer that must count as a failed attempt. */
export const wrong = 'CTF{debug_admin_root}';

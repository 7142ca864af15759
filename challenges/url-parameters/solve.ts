import type { ExploringSolve } from '#engine/authoring/server';
import type { PortalView, UrlParametersArtifacts } from './artifacts.ts';

/** Turns debug mode on, finds the number of root in its log, and asks for all three parameters at once. */
const solve: ExploringSolve<UrlParametersArtifacts, PortalView> = async (_artifacts, _pages, explore) => {
  const debugged = await explore({ debug: 'true', admin: '0', id: '1' });
  const root = /root est le compte (\d+)/.exec(debugged?.trace?.join('\n') ?? '')?.[1] ?? '';
  const opened = await explore({ debug: 'true', admin: '1', id: root });
  return opened?.flag ?? '';
};

export default solve;

/** A plausible answer that must count as a failed attempt. */
export const wrong = 'CTF{debug_admin_root}';

import { useEffect, useEffectEvent } from 'react';
import { useLoaded } from '#engine/client/use-loaded.ts';
import type { MissionPage, MissionPages } from '../pages.ts';

/**
 * The browser part of a mission; null while it loads and after a failure.
 * @param pages undefined for a mission that this build does not contain
 * @param onFailure called when the browser part could not be loaded
 */
export function usePage(pages: MissionPages | undefined, onFailure: () => void): MissionPage | null {
  const loaded = useLoaded(pages?.load ?? null);
  const failed = loaded.state === 'failed';
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (failed) fail();
  }, [failed]);
  return loaded.state === 'loaded' ? loaded.value : null;
}

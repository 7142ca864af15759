import { useEffect, useEffectEvent, useState } from 'react';
import type { MissionPage, MissionPages } from '../pages.ts';

/**
 * The browser's half of a mission; null before it has arrived, and where it cannot be had.
 * @param pages undefined for a mission that this build does not know
 * @param onFailure called where it cannot be had
 */
export function usePage(pages: MissionPages | undefined, onFailure: () => void): MissionPage | null {
  const [loaded, setLoaded] = useState<{ readonly of: MissionPages; readonly page: MissionPage } | null>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let here = true;
    pages?.load().then(
      (page) => here && setLoaded({ of: pages, page }),
      () => here && fail(),
    );
    return () => {
      here = false;
    };
  }, [pages]);
  return loaded && loaded.of === pages ? loaded.page : null;
}

import { useEffect, useState } from 'react';
import type { MissionPage, MissionPages } from '../pages.ts';

/** The browser's half of a mission; null before it has arrived, and where it cannot be had. */
export function usePage(pages: MissionPages | undefined): MissionPage | null {
  const [page, setPage] = useState<MissionPage | null>(null);
  useEffect(() => {
    let here = true;
    pages?.load().then(
      (loaded) => here && setPage(loaded),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [pages]);
  return page;
}

import { type ComponentType, useEffect, useState } from 'react';
import { keepTrying } from '#engine/client/keep-trying.ts';
import type { RoomNews } from './room-news.ts';

export interface LatePanelProps {
  /** Number of notifications since the page was opened. */
  readonly changes: number;
}

interface LatePanel {
  /** Null until the panel is needed and its code is loaded. */
  readonly Panel: ComponentType<LatePanelProps> | null;
  readonly changes: number;
}

/**
 * Loads a part of the page only when it is needed: because of the initial state (`already`), or at the first notification.
 * @param load imports the panel's code; tried again after a failure
 */
export function useLatePanel(news: RoomNews, already: boolean, load: () => Promise<ComponentType<LatePanelProps>>): LatePanel {
  const [changes, setChanges] = useState(0);
  const [Panel, setPanel] = useState<ComponentType<LatePanelProps> | null>(null);
  useEffect(() => news.onChange(() => setChanges((before) => before + 1)), [news]);
  const wanted = already || changes > 0;
  useEffect(() => {
    if (!wanted) return;
    const ending = new AbortController();
    const attempt = () =>
      load().then(
        (loaded) => {
          setPanel(() => loaded);
          return true;
        },
        () => false,
      );
    void keepTrying(attempt, ending.signal);
    return () => ending.abort();
  }, [wanted, load]);
  return { Panel, changes };
}

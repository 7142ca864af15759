import { type ComponentType, useEffect, useState } from 'react';
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
 * @param load imports the panel's code; after a failure the next notification tries again
 */
export function useLatePanel(news: RoomNews, already: boolean, load: () => Promise<ComponentType<LatePanelProps>>): LatePanel {
  const [changes, setChanges] = useState(0);
  const [Panel, setPanel] = useState<ComponentType<LatePanelProps> | null>(null);
  useEffect(() => news.onChange(() => setChanges((before) => before + 1)), [news]);
  /** Number of reasons to load so far; each change tries again. */
  const wanted = already ? changes + 1 : changes;
  useEffect(() => {
    if (wanted === 0 || Panel) return;
    load().then(
      (loaded) => setPanel(() => loaded),
      () => undefined,
    );
  }, [wanted, Panel, load]);
  return { Panel, changes };
}

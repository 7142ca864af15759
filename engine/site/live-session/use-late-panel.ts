import { type ComponentType, useEffect, useState } from 'react';
import type { RoomNews } from './room-news.ts';

export interface LatePanelProps {
  /** How often its news came since the page is there. */
  readonly changes: number;
}

export interface LatePanel {
  /** Null before it is wanted, and until its code is there. */
  readonly Panel: ComponentType<LatePanelProps> | null;
  readonly changes: number;
}

/**
 * A part of the page that is nothing, and no bytes, before it is wanted: for a reason of the page's own, or by the first of its news.
 * @param load fetches its code; where that fails play goes on, and the next news tries again
 */
export function useLatePanel(news: RoomNews, already: boolean, load: () => Promise<ComponentType<LatePanelProps>>): LatePanel {
  const [changes, setChanges] = useState(0);
  const [Panel, setPanel] = useState<ComponentType<LatePanelProps> | null>(null);
  useEffect(() => news.onChange(() => setChanges((before) => before + 1)), [news]);
  /** Reasons for it so far. */
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

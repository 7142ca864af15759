import { useEffect, useMemo, useState } from 'react';
import type { Standing } from '#schemas/standing.ts';
import { createStandingPolling } from '../player/standing.ts';
import { useSite } from '../site-context.ts';

export interface KnownStanding {
  /** null until it is known. */
  readonly standing: Standing | null;
  /** The rank at the end of the last visit; null where none was seen. */
  readonly before: number | null;
  /** The player changed something of it. */
  readonly refresh: () => void;
}

/** Where the player stands, kept current, and where that was at the last visit of the hub. */
export function useStanding(): KnownStanding {
  const { player } = useSite();
  const source = useMemo(() => createStandingPolling(player), [player]);
  const [before] = useState(player.rankSeen);
  const [standing, setStanding] = useState<Standing | null>(null);
  useEffect(
    () =>
      source.subscribe((now) => {
        setStanding(now);
        // The first points begin a race: until then a rank says who came first.
        if (now.rank !== null && now.points !== 0) player.rememberRank(now.rank);
      }),
    [source, player],
  );
  return { standing, before, refresh: source.refresh };
}

import { useEffect, useMemo, useState } from 'react';
import type { Standing } from '#schemas/standing.ts';
import { createStandingPolling } from '../player-state/standing.ts';
import { useSite } from '../site-context.ts';

interface KnownStanding {
  /** null until it is loaded. */
  readonly standing: Standing | null;
  /** The rank at the end of the last visit; null if no rank was seen. */
  readonly before: number | null;
  /** Loads the standing again, after a change by the player. */
  readonly refresh: () => void;
}

/** The player's standing, kept current, and the rank at the last visit of the hub. */
export function useStanding(): KnownStanding {
  const { player } = useSite();
  const source = useMemo(() => createStandingPolling(player), [player]);
  const [before] = useState(player.rankSeen);
  const [standing, setStanding] = useState<Standing | null>(null);
  useEffect(
    () =>
      source.subscribe((now) => {
        setStanding(now);
        // Before the first points, ranks only tell the order of logins.
        if (now.rank !== null && now.points !== 0) player.rememberRank(now.rank);
      }),
    [source, player],
  );
  return { standing, before, refresh: source.refresh };
}

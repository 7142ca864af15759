/** The rank on the board after a solve, and how many ranks it gained. */
import { useEffect, useState } from 'react';
import type { Standing } from '#schemas/standing.ts';
import { createStandingPolling } from '../player/standing.ts';
import { usePlayer, useSite } from '../site-context.ts';

export interface RankGained {
  readonly rank: number;
  /** How many play. */
  readonly of: number;
  /** 0 where none was gained, or none is known from before. */
  readonly gained: number;
}

/**
 * Null where there is nothing to be glad of: no board, one that stands still, nobody else, or nobody behind. Ranks that others have gained
 * meanwhile are not told as lost.
 * @param before the rank at the last visit of the hub; null where none was seen
 */
export function rankGained(before: number | null, { rank, of, frozenAt, points, below }: Standing): RankGained | null {
  if (rank === null || of === null || of < 2 || frozenAt !== null || points <= 0) return null;
  if (rank > 1 && below.length === 0) return null;
  return { rank, of, gained: before === null ? 0 : Math.max(0, before - rank) };
}

/** The same once the server knows of the solve; it is asked until then. @param wanted whether it is asked at all */
export function useRankGained(before: number | null, wanted: boolean): RankGained | null {
  const { player } = useSite();
  const loggedIn = usePlayer((state) => state.loggedIn);
  const [known, setKnown] = useState<Standing | null>(null);
  const asks = wanted && loggedIn && known === null;
  useEffect(() => {
    if (!asks) return;
    return createStandingPolling(player).subscribe((standing) => {
      const { points, scoreKnown } = player.store.getState();
      if (standing.board === 'none' || (scoreKnown && standing.points === points)) setKnown(standing);
    });
  }, [asks, player]);
  return known && rankGained(before, known);
}

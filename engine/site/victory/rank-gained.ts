/** The rank on the board after a solve, and how many ranks it gained. */
import { useEffect, useState } from 'react';
import { isInBetterHalf } from '#engine/rules/better-half.ts';
import type { Standing } from '#schemas/standing.ts';
import { createStandingPolling } from '../player/standing.ts';
import { usePlayer, useSite } from '../site-context.ts';

export interface RankGained {
  /** null in the lower half, which is not told. */
  readonly rank: number | null;
  /** How many play. */
  readonly of: number;
  /** 0 where none was gained, or none is known from before. */
  readonly gained: number;
}

/**
 * Null where there is nothing to be glad of: no board, one that stands still, nobody else, or a rank of the lower half that gained nothing.
 * Ranks that others have gained meanwhile are not told as lost.
 * @param before the rank at the last visit of the hub; null where none was seen
 */
export function rankGained(before: number | null, { rank, of, frozenAt, points }: Standing): RankGained | null {
  if (rank === null || of === null || of < 2 || frozenAt !== null || points <= 0) return null;
  const gained = before === null ? 0 : Math.max(0, before - rank);
  const told = isInBetterHalf(rank, of);
  return told || gained > 0 ? { rank: told ? rank : null, of, gained } : null;
}

interface KnownRank {
  /** Whether it is asked for, and not known yet. */
  readonly pending: boolean;
  readonly rank: RankGained | null;
}

/** The same once the server knows of the solve; it is asked until then. @param wanted whether it is asked at all */
export function useRankGained(before: number | null, wanted: boolean): KnownRank {
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
  return { pending: asks, rank: known && rankGained(before, known) };
}

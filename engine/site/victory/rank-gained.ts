/** The rank on the board after a solve, and how many ranks it gained. */
import { useEffect, useState } from 'react';
import { isInBetterHalf } from '#engine/rules/better-half.ts';
import type { Standing } from '#schemas/standing.ts';
import { createStandingPolling } from '../player-state/standing.ts';
import { usePlayer, useSite } from '../site-context.ts';

export interface RankGained {
  /** null in the lower half, where no rank is shown. */
  readonly rank: number | null;
  /** Number of ranked players. */
  readonly of: number;
  /** 0 if no rank was gained, or none is known from before. */
  readonly gained: number;
}

/**
 * Null if there is nothing to celebrate: no board, a frozen board, no other player, no points, or a rank in the lower half that gained
 * nothing. Ranks that others have gained meanwhile are not shown as lost.
 * @param before the rank at the last visit of the hub; null if none was seen
 */
export function rankGained(before: number | null, { rank, of, frozenAt, points }: Standing): RankGained | null {
  if (rank === null || of === null || of < 2 || frozenAt !== null || points <= 0) return null;
  const gained = before === null ? 0 : Math.max(0, before - rank);
  const told = isInBetterHalf(rank, of);
  return told || gained > 0 ? { rank: told ? rank : null, of, gained } : null;
}

interface KnownRank {
  /** Whether the rank is asked for, and not known yet. */
  readonly pending: boolean;
  readonly rank: RankGained | null;
}

/** The gained rank once the server knows of the solve; it is polled until then. @param wanted whether to ask at all */
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

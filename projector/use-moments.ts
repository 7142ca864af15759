/** Announcements of the room's milestones, one after the other and for some seconds each. */
import { useEffect, useRef, useState } from 'react';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { ProjectorMoment } from '#schemas/projector.ts';

/** Milliseconds for which a moment shows. */
const SHOWN_FOR = 9_000;

export interface Moment {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/**
 * The announcement to show; null for none. Milestones from before the page was opened are not announced.
 * @param moments null before they are known @param lastMinutes whether the session is in its last minutes
 */
export function useMoments(moments: readonly ProjectorMoment[] | null, lastMinutes: boolean): Moment | null {
  const known = useRef<Set<string> | null>(null);
  const [queue, setQueue] = useState<readonly Moment[]>([]);
  const [shown] = queue;

  useEffect(() => {
    if (moments === null) return;
    const all = [...moments.map(momentOf), ...(lastMinutes ? [LAST_MINUTES] : [])];
    const before = known.current;
    known.current = new Set([...(before ?? []), ...all.map(({ id }) => id)]);
    if (before === null) return;
    const news = all.filter(({ id }) => !before.has(id));
    if (news.length > 0) setQueue((waiting) => [...waiting, ...news]);
  }, [moments, lastMinutes]);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setQueue(([, ...rest]) => rest), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [shown]);

  return shown ?? null;
}

const LAST_MINUTES: Moment = {
  id: 'last-minutes',
  title: 'Plus que cinq minutes',
  text: 'Un dernier indice vaut mieux qu’une page fermée.',
};

function momentOf({ kind, challenge, title, name }: ProjectorMoment): Moment {
  const mission = frenchSpaces(`« ${title} »`);
  if (kind === 'everybody') return { id: `everybody ${challenge}`, title: 'Toute la salle a réussi', text: mission };
  return { id: 'first-solve', title: 'Première réussite', text: name === null ? mission : `${name}, ${mission}` };
}

/** Position in a debrief's deck, and the slide at it. Pure. */
import { DEBRIEF_SLIDES } from '#schemas/constants.ts';
import type { DebriefSlide, DeckAction, StoredDeck } from '#schemas/debrief.ts';

const PER_MISSION = DEBRIEF_SLIDES.length;

/** Position of the last slide. */
export function lastPosition({ missions }: Pick<StoredDeck, 'missions'>): number {
  return missions.length * PER_MISSION;
}

/** The slide at a position; null at the list of missions, which is position 0, and beyond the end. */
export function slideAt({
  missions,
  position,
}: Pick<StoredDeck, 'missions' | 'position'>): { readonly mission: string; readonly name: DebriefSlide } | null {
  const mission = missions[Math.floor((position - 1) / PER_MISSION)];
  const name = DEBRIEF_SLIDES[(position - 1) % PER_MISSION];
  return mission === undefined || name === undefined ? null : { mission, name };
}

/** Position of a mission's first slide. @param index of the mission in the deck */
export function firstPosition(index: number): number {
  return 1 + index * PER_MISSION;
}

/**
 * Position after a command; null if the deck does not move: for `next` and `previous` if it has moved since `from` was read, or is at that
 * end; for `go` without a position, to the current one, or beyond the end; for `open` and `close`. The command is validated by schema.
 */
export function positionAfter(
  deck: Pick<StoredDeck, 'missions' | 'position'>,
  { action, from, position }: DeckAction,
): number | null {
  if (action === 'go')
    return position === undefined || position === deck.position || position > lastPosition(deck) ? null : position;
  if (action !== 'next' && action !== 'previous') return null;
  const next = deck.position + (action === 'next' ? 1 : -1);
  return from !== deck.position || next < 0 || next > lastPosition(deck) ? null : next;
}

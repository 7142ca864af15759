/**
 * The programmes: collections of challenges that a session plays as a whole. The list of Vigie's own, in the order in which they are
 * offered; those of packs follow. Which challenge belongs to which stands in its manifest. Plain values without the schema library,
 * for pages too.
 */

/** Programme of a session without a choice (specification, section 2), and of a manifest that names none. */
export const CLASSIC = 'classic';

/** Titles, for players and facilitators. */
export const PROGRAMMES = [
  { key: CLASSIC, title: 'Le parcours classique' },
  { key: 'bureau-2026', title: 'Au bureau, en 2026' },
] as const;

/** Fields of a manifest or a card that say where it is listed. */
export interface Listing {
  readonly programme?: string;
  /** Title of a pack's programme. */
  readonly programmeTitle?: string;
  readonly listed: boolean;
}

/** The programme of a challenge. */
export function programmeOf({ programme = CLASSIC }: Listing): string {
  return programme;
}

/** The title of a challenge's programme. */
export function programmeTitle(challenge: Listing): string {
  const programme = programmeOf(challenge);
  return challenge.programmeTitle ?? PROGRAMMES.find(({ key }) => key === programme)?.title ?? programme;
}

/** Whether a session without a choice sets it: what the classic programme lists. */
export function isPlain(challenge: Listing): boolean {
  return challenge.listed && programmeOf(challenge) === CLASSIC;
}

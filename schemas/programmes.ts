/**
 * The programmes: collections of challenges that a session plays as a whole. This list has Vigie's own, in the order in which they are
 * offered; programmes of packs follow. A challenge's manifest names its programme. Plain values without the schema library, so that pages
 * can import them.
 */

/** Programme of a session whose facilitator chose no missions (specification, section 2), and of a manifest that names no programme. */
export const CLASSIC = 'classic';

/** Vigie's programmes with their titles, for players and facilitators. */
export const PROGRAMMES = [
  { key: CLASSIC, title: 'Le parcours classique' },
  { key: 'bureau-2026', title: 'Au bureau, en 2026' },
] as const;

/** Fields of a manifest or a card that determine where the challenge is listed. */
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

/** Whether a session plays the challenge if its facilitator chose no missions: the classic programme lists it. */
export function isPlain(challenge: Listing): boolean {
  return challenge.listed && programmeOf(challenge) === CLASSIC;
}

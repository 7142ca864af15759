/**
 * The programmes: collections of challenges that a session plays as a whole. The only list of them, in the order in which they are
 * offered; which challenge belongs to which stands in its manifest. Plain values without the schema library, for pages too.
 */

/** What a plain session plays (specification, section 2), and where a manifest that names no programme belongs. */
export const CLASSIC = 'classic';

/** Titles are what players and facilitators read. */
export const PROGRAMMES = [
  { key: CLASSIC, title: 'Le parcours classique' },
  { key: 'bureau-2026', title: 'Au bureau, en 2026' },
] as const;

export type ProgrammeKey = (typeof PROGRAMMES)[number]['key'];

/** What of a manifest says where it is listed. */
export interface Listing {
  readonly programme?: ProgrammeKey;
  readonly listed: boolean;
}

/** The programme of a challenge. */
export function programmeOf({ programme = CLASSIC }: Listing): ProgrammeKey {
  return programme;
}

export function programmeTitle(programme: ProgrammeKey): string {
  return PROGRAMMES.find(({ key }) => key === programme)?.title ?? programme;
}

/** Whether a session without a choice sets it: what the classic programme lists. */
export function isPlain(challenge: Listing): boolean {
  return challenge.listed && programmeOf(challenge) === CLASSIC;
}

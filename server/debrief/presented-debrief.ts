/** What a presenter has of a debrief: which missions are worth the minutes, and what to say about those in the deck. */
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import type { Deck, PresentedDebrief } from '#schemas/debrief.ts';
import { namedMistake } from '#schemas/verdict-labels.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { unknownSession } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { mistakesOf } from '../live/mistakes.ts';
import { CLOCK_COLUMNS, isOver, sessionAt } from '../session-model/session-clock.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';
import { figuresOf, NOBODY } from './figures.ts';
import { debriefMinutes } from './minutes.ts';
import { propose } from './proposal.ts';
import { MISTAKES, questionIn } from './room-debrief.ts';

export interface PresentedDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly challenges: { readonly all: readonly RegisteredChallenge[] };
  readonly deckOf: (session: string) => Promise<Deck | null>;
}

/** Reads it for a session. @throws ServerError 404 */
export function createPresentedDebrief({ database: { query, kind }, clock, challenges, deckOf }: PresentedDeps) {
  const notesOf = new Map(challenges.all.map(({ manifest, notes }) => [manifest.key, notes]));
  const manifests = challenges.all.map(({ manifest }) => manifest);
  return async (session: string, minutes: number | undefined): Promise<PresentedDebrief> => {
    const row = isId(session)
      ? await query
          .selectFrom('sessions')
          .select(['name', 'challenges', 'workshop', ...CLOCK_COLUMNS])
          .where('id', '=', session)
          .executeTakeFirst()
      : undefined;
    if (!row) throw unknownSession();
    const missions = sessionMissions(chosenKeys(row.challenges), manifests);
    const [figures, mistakes, deck] = await Promise.all([
      figuresOf(query, session),
      mistakesOf(query, kind, session),
      deckOf(session),
    ]);
    const played = missions.map((manifest) => ({
      manifest,
      key: manifest.key,
      title: manifest.title,
      ...(figures.get(manifest.key) ?? NOBODY),
      mistakes: (mistakes.get(manifest.key) ?? [])
        .slice(0, MISTAKES)
        .map(({ verdict, people }) => ({ ...namedMistake(verdict, manifest.mistakes ?? {}), people })),
    }));
    return {
      name: row.name,
      over: isOver(sessionAt(row, clock())),
      proposal: propose(played, minutes ?? debriefMinutes(row.workshop)),
      played: missions.map(({ key, title }) => ({ key, title })),
      deck,
      spoken: (deck?.missions ?? []).flatMap(({ key }) => {
        const known = played.find((mission) => mission.key === key);
        if (!known) return [];
        const { manifest, title, opened, solved, mistakes: own } = known;
        const { debrief, retrieval } = manifest;
        return [{ key, title, opened, solved, mistakes: own, debrief, retrieval, question: questionIn(notesOf.get(key)) }];
      }),
    };
  };
}

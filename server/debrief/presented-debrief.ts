/** The presenter's view of a debrief: the proposed missions, and the notes on those in the deck. */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import { beginningOf, totalMinutes } from '#engine/rules/session/workshop-time.ts';
import type { PresentedDebrief } from '#schemas/debrief.ts';
import { namedMistake } from '#schemas/verdict-labels.ts';
import { type Clock, isoTime } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Database } from '../database/database.ts';
import { unknownSession } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { mistakesOf } from '../live/mistakes.ts';
import { CLOCK_COLUMNS, isOver, sessionAt } from '../session-model/session-clock.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';
import { workshopOf } from '../session-model/workshop.ts';
import type { Decks } from './decks.ts';
import { figuresOf, NOBODY } from './figures.ts';
import { debriefMinutes } from './minutes.ts';
import { propose } from './proposal.ts';
import { MISTAKES, questionIn } from './room-debrief.ts';

interface PresentedDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly challenges: { readonly all: readonly RegisteredChallenge[] };
  readonly ledDeck: Decks['ledIn'];
}

/** TTL of a room's figures in milliseconds: a presenter's page polls every second or two. */
const TTL_MS = 5_000;
const SESSIONS = 50;

/** Makes the reader of a session's debrief for presenters. @throws ServerError 404 */
export function createPresentedDebrief({ database: { query, kind }, clock, challenges, ledDeck }: PresentedDeps) {
  const notesOf = new Map(challenges.all.map(({ manifest, notes }) => [manifest.key, notes]));
  const manifests = challenges.all.map(({ manifest }) => manifest);
  const figures = createTtlCache<Awaited<ReturnType<typeof readFigures>>>(clock, TTL_MS, SESSIONS);
  const readFigures = (session: string) => Promise.all([figuresOf(query, session), mistakesOf(query, kind, session)]);
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
    const [[figuresOfMission, mistakes], led] = await Promise.all([
      figures.recall(session, () => readFigures(session)),
      ledDeck(session),
    ]);
    const now = clock();
    const long = minutes ?? debriefMinutes(row.workshop);
    const played = missions.map((manifest) => ({
      manifest,
      key: manifest.key,
      title: manifest.title,
      ...(figuresOfMission.get(manifest.key) ?? NOBODY),
      mistakes: (mistakes.get(manifest.key) ?? [])
        .slice(0, MISTAKES)
        .map(({ verdict, people }) => ({ ...namedMistake(verdict, manifest.mistakes ?? {}), people })),
    }));
    return {
      name: row.name,
      over: isOver(sessionAt(row, now)),
      proposal: propose(played, long),
      played: missions.map(({ key, title }) => ({ key, title })),
      deck: led?.deck ?? null,
      times: {
        now: isoTime(now),
        debriefEndsAt: led && isoTime(Date.parse(led.openedAt) + long * MINUTE_MS),
        workshopEndsAt: workshopEnd(row),
      },
      spoken: (led?.deck.missions ?? []).flatMap(({ key }) => {
        const known = played.find((mission) => mission.key === key);
        if (!known) return [];
        const { manifest, title, opened, solved, mistakes: own } = known;
        const { debrief, retrieval } = manifest;
        return [{ key, title, opened, solved, mistakes: own, debrief, retrieval, question: questionIn(notesOf.get(key)) }];
      }),
    };
  };
}

/** Planned end of the workshop, counted from its beginning as the cockpit counts it. */
function workshopEnd({ workshop: stored, started_at }: { readonly workshop: string | null; readonly started_at: string | null }) {
  const workshop = workshopOf(stored);
  if (!workshop) return null;
  const begins = beginningOf(workshop, started_at === null ? null : Date.parse(started_at));
  return begins === null ? null : isoTime(begins + totalMinutes(workshop.minutes) * MINUTE_MS);
}

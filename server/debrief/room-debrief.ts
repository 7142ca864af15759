/** Debrief of a session after its end, mission by mission, for the projector. */
import type { Artifacts, Reveal } from '#engine/rules/checker.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import type { FacilitatorNotes } from '#schemas/facilitator-notes.ts';
import type { DebriefMission, ProjectorDebrief } from '#schemas/projector.ts';
import { namedMistake } from '#schemas/verdict-labels.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { projectorNeeded, ServerError } from '../errors.ts';
import type { DebriefsTold } from '../ledger/debriefs-told.ts';
import { mistakesOf } from '../live/mistakes.ts';
import { countPlaying } from '../session-model/playing.ts';
import { CLOCK_COLUMNS, isOver, sessionAt } from '../session-model/session-clock.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';
import { figuresOf, NOBODY } from './figures.ts';
import { debriefMinutes } from './minutes.ts';
import { propose } from './proposal.ts';

/** Number of common mistakes shown for a mission. */
export const MISTAKES = 4;

/** Makes a variant that no player has, with the data that its solve reveals. */
type Demonstrate = (key: string) => Promise<{ readonly artifacts: Artifacts; readonly reveal?: Reveal }>;

interface DebriefDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly challenges: { readonly all: readonly RegisteredChallenge[] };
  readonly demonstrate: Demonstrate;
  readonly debriefsTold: Pick<DebriefsTold, 'toSession'>;
}

/** @throws ServerError 401 when the session was deleted, 403 while the session is not over */
export function createDebriefReader({ database: { query, kind }, clock, challenges, demonstrate, debriefsTold }: DebriefDeps) {
  return async (session: string): Promise<ProjectorDebrief> => {
    const row = await query
      .selectFrom('sessions')
      .select(['name', 'challenges', 'workshop', ...CLOCK_COLUMNS])
      .where('id', '=', session)
      .executeTakeFirst();
    if (!row) throw projectorNeeded();
    if (!isOver(sessionAt(row, clock()))) throw notOver();
    const notesOf = new Map(challenges.all.map(({ manifest, notes }) => [manifest.key, notes]));
    const missions = sessionMissions(
      chosenKeys(row.challenges),
      challenges.all.map(({ manifest }) => manifest),
    );
    await debriefsTold.toSession(
      session,
      missions.map(({ key }) => key),
    );
    const [people, figures, mistakes] = await Promise.all([
      countPlaying(query, session),
      figuresOf(query, session),
      mistakesOf(query, kind, session),
    ]);
    const told = (key: string, labels: Readonly<Record<string, string>>) =>
      (mistakes.get(key) ?? []).slice(0, MISTAKES).map(({ verdict, people }) => ({ ...namedMistake(verdict, labels), people }));
    const proposal = propose(
      missions.map(({ key, title, mistakes: labels = {} }) => ({
        key,
        title,
        ...(figures.get(key) ?? NOBODY),
        mistakes: told(key, labels),
      })),
      debriefMinutes(row.workshop),
    );
    return {
      session,
      name: row.name,
      people,
      proposed: proposal.missions.map(({ key }) => key),
      missions: await Promise.all(
        missions.map(async ({ key, title, debrief, retrieval, mistakes: labels = {} }): Promise<DebriefMission> => {
          const { opened, solved, tries, hints } = figures.get(key) ?? NOBODY;
          return {
            key,
            title,
            opened,
            solved,
            tries: opened === 0 ? null : tries / opened,
            hints: opened === 0 ? null : hints / opened,
            mistakes: told(key, labels),
            debrief,
            question: questionIn(notesOf.get(key)),
            retrieval,
            ...(await demonstrate(key)),
          };
        }),
      ),
    };
  };
}

/** The discussion question of the facilitator's notes: the first paragraph only, as the rest is not for players. */
export function questionIn(notes: FacilitatorNotes | undefined): string | null {
  const [block] = notes?.sections.find(({ name }) => name === 'debrief')?.blocks ?? [];
  return block?.lines[0]?.map(({ text }) => text).join('') ?? null;
}

export function notOver(): ServerError {
  return new ServerError(403, 'session-not-over', {
    en: 'The debrief opens once the session is over.',
    fr: 'Le débriefing s’ouvre une fois la session terminée.',
  });
}

/** Debrief of a session after its end, mission by mission, for the projector. */

import type { Kysely } from 'kysely';
import type { Artifacts, Reveal } from '#engine/rules/checker.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import type { FacilitatorNotes } from '#schemas/facilitator-notes.ts';
import type { DebriefMission, ProjectorDebrief } from '#schemas/projector.ts';
import { namedMistake } from '#schemas/verdict-labels.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { projectorNeeded, ServerError } from '../errors.ts';
import type { DebriefsTold } from '../ledger/debriefs-told.ts';
import { IS_OPENED } from '../ledger/states.ts';
import { mistakesOf } from '../live/mistakes.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { CLOCK_COLUMNS, isOver, sessionAt } from '../session-model/session-clock.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';

/** Number of common mistakes shown for a mission. */
const MISTAKES = 4;

/** A variant that no player has, with what its solve reveals. */
export type Demonstrate = (key: string) => Promise<{ readonly artifacts: Artifacts; readonly reveal?: Reveal }>;

export interface DebriefDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly challenges: { readonly all: readonly RegisteredChallenge[] };
  readonly demonstrate: Demonstrate;
  readonly debriefsTold: Pick<DebriefsTold, 'toSession'>;
}

interface Figures {
  readonly opened: number;
  readonly solved: number;
  readonly tries: number;
  readonly hints: number;
}

/** @throws ServerError 401 when the session was deleted, 403 while it is not over */
export function createDebriefReader({ database: { query, kind }, clock, challenges, demonstrate, debriefsTold }: DebriefDeps) {
  return async (session: string): Promise<ProjectorDebrief> => {
    const row = await query
      .selectFrom('sessions')
      .select(['name', 'challenges', ...CLOCK_COLUMNS])
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
      peopleIn(query, session),
      figuresOf(query, session),
      mistakesOf(query, kind, session),
    ]);
    return {
      name: row.name,
      people,
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
            mistakes: (mistakes.get(key) ?? [])
              .slice(0, MISTAKES)
              .map(({ verdict, people }) => ({ ...namedMistake(verdict, labels), people })),
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

const NOBODY: Figures = { opened: 0, solved: 0, tries: 0, hints: 0 };

/** The discussion question of the facilitator's notes: the first paragraph only, as the rest is not for players. */
function questionIn(notes: FacilitatorNotes | undefined): string | null {
  const [block] = notes?.sections.find(({ name }) => name === 'debrief')?.blocks ?? [];
  return block?.lines[0]?.map(({ text }) => text).join('') ?? null;
}

function notOver(): ServerError {
  return new ServerError(403, 'session-not-over', 'Le débriefing s’ouvre une fois la session terminée.');
}

async function peopleIn(query: Kysely<Tables>, session: string): Promise<number> {
  const { people } = await query
    .selectFrom('participants')
    .select((eb) => eb.fn.countAll().as('people'))
    .where('session', '=', session)
    .where(IS_PLAYING)
    .executeTakeFirstOrThrow();
  return Number(people);
}

async function figuresOf(query: Kysely<Tables>, session: string): Promise<ReadonlyMap<string, Figures>> {
  const figures = new Map<string, Figures>();
  for await (const onPage of participantPages(query, session)) {
    const rows = await query
      .selectFrom('participants')
      .innerJoin('challenge_states', 'challenge_states.participant', 'participants.id')
      .where(onPage)
      .where(IS_PLAYING)
      .where(IS_OPENED)
      .select((eb) => [
        'challenge_states.challenge',
        eb.fn.countAll().as('opened'),
        eb.fn.count('challenge_states.points').as('solved'),
        eb.fn.sum('challenge_states.failures').as('failures'),
        eb.fn.sum('challenge_states.hints_shown').as('hints'),
      ])
      .groupBy('challenge_states.challenge')
      .execute();
    for (const { challenge, opened, solved, failures, hints } of rows) {
      const own = figures.get(challenge) ?? NOBODY;
      figures.set(challenge, {
        opened: own.opened + Number(opened),
        solved: own.solved + Number(solved),
        // The right answer counts as a try.
        tries: own.tries + Number(failures) + Number(solved),
        hints: own.hints + Number(hints),
      });
    }
  }
  return figures;
}

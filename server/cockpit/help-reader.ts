/** Participants of a session who need help now, by the rules of the cockpit. */
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { type Need, needsHelp } from '#engine/rules/session/needs-help.ts';
import { selfPacedUntil } from '#engine/rules/session/self-paced.ts';
import type { SessionState } from '#engine/rules/session/state.ts';
import { unfoldSnapshot } from '#engine/rules/session/unfold-snapshot.ts';
import type { Clock } from '../clock.ts';
import { createSharedReadings } from '../concurrency/shared-readings.ts';
import type { Database } from '../database/database.ts';
import { unknownSession } from '../errors.ts';
import { lastEvent } from '../live/log.ts';
import { sessionClock } from '../session-model/session-clock.ts';
import { workshopOf } from '../session-model/workshop.ts';
import { type CockpitPage, readCockpit } from './snapshot.ts';

interface NeededHelp {
  readonly state: SessionState;
  /** Whether people come when they like, and nobody leads them. */
  readonly selfPaced: boolean;
  /** Participants in need, the most urgent first. */
  readonly needs: readonly Need[];
}

/** Makes the reader of the help that a session needs. @throws ServerError 404 */
export function createHelpReader(
  database: Database,
  clock: Clock,
  challenges: readonly RegisteredChallenge[],
): (session: string) => Promise<NeededHelp> {
  const read = createSharedReadings({
    clock,
    versionOf: (session) => lastEvent(database.query, session),
    async read(session) {
      const snapshot = await database.snapshot();
      const pages: CockpitPage[] = [];
      const known = await readCockpit(snapshot.query, challenges, session, (page) => pages.push(page)).finally(snapshot.release);
      return (
        known && {
          time: known.time,
          state: unfoldSnapshot({ ...known.room, ...joined(pages), room: sessionClock(known.time, clock()) }),
        }
      );
    },
  });
  return async (session) => {
    const known = await read(session);
    if (!known) throw unknownSession();
    const now = clock();
    const state = { ...known.state, clock: sessionClock(known.time, now) };
    const { start_by: startBy, workshop, created_at: createdAt } = known.time;
    const times = { ...state.clock, createdAt };
    const selfPaced = selfPacedUntil({ ...times, startBy, workshop: workshopOf(workshop) }) !== null;
    // In a self-paced session, somebody who has not opened a mission yet is not late.
    return { state, selfPaced, needs: needsHelp(state, now).filter(({ mission }) => !selfPaced || mission !== null) };
  };
}

function joined(pages: readonly CockpitPage[]): CockpitPage {
  const all = <F extends keyof CockpitPage['cells']>(field: F) =>
    pages.flatMap(({ cells }): CockpitPage['cells'][F][number][] => cells[field]);
  return {
    participants: pages.flatMap(({ participants }) => participants),
    cells: {
      participant: all('participant'),
      mission: all('mission'),
      openedAt: all('openedAt'),
      failures: all('failures'),
      hints: all('hints'),
      given: all('given'),
      took: all('took'),
      points: all('points'),
    },
  };
}

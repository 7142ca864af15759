import type { ParticipantDetails } from '#schemas/participants.ts';

const AT = '2026-11-21T09:00:00.000Z';

/** A participant who plays: one challenge is solved, another one was tried. */
export function participant(id: string, username: string, score: number): ParticipantDetails {
  return {
    id,
    username,
    name: `Goéland ${id}`,
    realName: null,
    team: null,
    score,
    solved: 1,
    joinedAt: AT,
    status: 'playing',
    mergedInto: null,
    session: 's1',
    invited: { mailing: 'm2', state: 'sent', at: AT, by: 'marie', session: 'Achats' },
    reminded: null,
    hiddenName: null,
    personalCode: null,
    challenges: [
      { challenge: 'caesar', hintsShown: 1, failures: 2, solvedAt: AT, points: score },
      { challenge: 'ssh', hintsShown: 0, failures: 1, solvedAt: null, points: null },
    ],
    events: [
      { id: `${id}-e1`, at: AT, kind: 'solve', challenge: 'caesar', points: score, reason: 'verified attempt', actor: null },
    ],
  };
}

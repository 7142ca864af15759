/** The campaign of the stand-in server. */
import type { CampaignDetails } from '#schemas/campaigns.ts';

export function aCampaign(): CampaignDetails {
  return {
    id: 'c1',
    name: 'Automne 2026',
    purpose: 'NIS 2, article 20',
    startsOn: '2026-11-23',
    endsOn: '2026-12-18',
    departments: null,
    createdBy: 'marie',
    createdAt: '2026-11-20T09:00:00.000Z',
    endedAt: null,
    figures: {
      expected: 60,
      came: 45,
      finished: 30,
      outside: 1,
      departments: [
        { department: 'Achats et logistique', expected: 40, came: 39, finished: 30 },
        { department: null, expected: 20, came: 6, finished: 0 },
      ],
      weeks: [
        { monday: '2026-11-23', came: 40 },
        { monday: '2026-11-30', came: 0 },
        { monday: '2026-12-07', came: 5 },
      ],
    },
    deletedCame: 0,
    sessions: [
      {
        id: 's1',
        code: 'K7QF-2MXD',
        name: 'Équipe achats',
        active: true,
        startsAt: '2126-12-14T09:00:00.000Z',
        playedAt: null,
        endedAt: null,
        selfPacedUntil: null,
        venue: 'Salle Molène',
        facilitator: 'marie',
        seats: 20,
        invited: 12,
        came: 11,
        uninvited: 1,
      },
    ],
  };
}

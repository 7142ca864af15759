/** Calls that search, rectify and erase the data of one person. */
import {
  ErasedSchema,
  type HeldData,
  HeldDataSchema,
  PersonSchema,
  RectificationSchema,
  RectifiedSchema,
} from '#schemas/data-protection.ts';
import { type StandInCall, send } from '../stand-in-call.ts';

/** Data that the stand-in server holds of any person who was not erased. */
const HELD: HeldData['participations'][number] = {
  participant: 'p1',
  session: { id: 's1', code: 'K7QF-2MXD', name: null },
  boardName: 'Albatros 7',
  hiddenName: null,
  hiddenAt: null,
  team: null,
  joinedAt: '2026-11-21T09:00:00.000Z',
  removedAt: null,
  mergedInto: null,
  mergedFrom: [],
  personalCode: false,
  logins: 1,
  points: 5,
  missions: [
    {
      ...{ challenge: 'caesar', openedAt: '2026-11-21T09:01:00.000Z', failures: 1, hintsShown: 0, hintsGiven: 0 },
      ...{ solvedAt: '2026-11-21T09:05:00.000Z', points: 5 },
    },
  ],
  ledger: [
    {
      ...{ at: '2026-11-21T09:05:00.000Z', kind: 'solve', challenge: 'caesar', points: 5 },
      ...{ reason: 'verified attempt', actor: null },
    },
  ],
  history: [
    { at: '2026-11-21T09:04:00.000Z', kind: 'attempt', challenge: 'caesar', detail: { verdict: 'too-hasty' } },
    { at: '2026-11-21T09:04:30.000Z', kind: 'attempt', challenge: 'clicks', detail: { verdict: 'cross' } },
    { at: '2026-11-21T09:05:00.000Z', kind: 'solve', challenge: 'clicks', detail: { verdict: 'tab-closed', points: 3 } },
    { at: '2026-11-21T09:06:00.000Z', kind: 'profile', challenge: null, detail: { actor: 'admin' } },
  ],
  debriefsTold: [],
  judgements: [{ challenge: 'caesar', item: 'mail-3', hostile: true, firstHostile: false, lastHostile: true }],
  appointments: [],
  returnInvitations: [],
  recallAnswers: [],
  finaleVotes: [{ at: '2026-11-21T10:10:00.000Z', round: 2, genuine: false }],
  debriefAnswers: [{ at: '2026-11-21T10:00:00.000Z', challenge: 'caesar', chosen: 1 }],
  attestation: null,
  audit: [{ at: '2026-11-21T09:07:00.000Z', actor: 'admin', action: 'hint-given', detail: { challenge: 'caesar' } }],
};

const ENTRY: HeldData['directory'] = {
  ...{ name: 'Ana Le Goff', department: 'Achats', site: null, managerDepartment: null, language: 'fr' },
  ...{ addedAt: '2026-11-01T09:00:00.000Z', leftAt: null },
};

const heldOf = (email: string, erased: boolean): HeldData => ({
  ...{ email, readAt: '2026-11-22T09:00:00.000Z', invitations: [], refusedLogins: [], waiting: [], mails: [], campaigns: [] },
  directory: erased ? null : ENTRY,
  account: null,
  // Addresses that begin with 'merged.' have another one merged into them.
  participations: erased
    ? []
    : [{ ...HELD, mergedFrom: email.startsWith('merged.') ? [email.replace('merged.', 'other.')] : [] }],
});

export const DATA_PROTECTION_CALLS: readonly StandInCall[] = [
  send(['POST', '/admin/data-protection/search'], PersonSchema, HeldDataSchema, ({ data }, { email }) =>
    heldOf(email, data.erased.includes(email)),
  ),
  send(['POST', '/admin/data-protection/rectification'], RectificationSchema, RectifiedSchema, () => ({
    ...{ participants: 1, invitations: 0, attestations: 0, directory: 0, campaigns: 0 },
  })),
  send(['POST', '/admin/data-protection/erasure'], PersonSchema, ErasedSchema, ({ data }, { email }) => {
    data.erased = [...data.erased, email];
    return { participants: 1, invitations: 0, directory: 0, campaigns: 0, left: heldOf(email, true) };
  }),
];

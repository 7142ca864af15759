/** Calls about the participants of a session, and corrections of one. */
import { Type } from 'typebox';
import { AttendanceSchema } from '#schemas/attendance.ts';
import { IssuedAttestationsSchema } from '#schemas/attestation.ts';
import {
  AdjustmentSchema,
  MergeSchema,
  ParticipantChangeSchema,
  type ParticipantDetails,
  ParticipantDetailsSchema,
  ParticipantsPageSchema,
  PersonalCodeSchema,
  ReasonSchema,
  ReopeningSchema,
  UnplayedCountSchema,
  UnplayedRemovalSchema,
} from '#schemas/participants.ts';
import { WallNamesSchema } from '#schemas/wall-names.ts';
import { get, type Incoming, type StandInCall, send } from '../stand-in-call.ts';

export const PARTICIPANT_CALLS: readonly StandInCall[] = [
  get('/admin/sessions/:id/participants', ParticipantsPageSchema, ({ data, query }) => {
    const among =
      query.get('status') === 'playing' ? data.participants.filter(({ status }) => status === 'playing') : data.participants;
    const rows = among.filter(({ username }) => username.includes(query.get('search') ?? ''));
    const offset = Number(query.get('offset'));
    const page = rows.slice(offset, offset + Number(query.get('limit')));
    return {
      total: rows.length,
      rows: page.map(
        ({ session: _, challenges: __, events: ___, personalCode: ____, hiddenName: _____, invited: _6, reminded: _7, ...row }) =>
          row,
      ),
    };
  }),
  get('/admin/sessions/:id/wall-names', WallNamesSchema, ({ data }) =>
    data.participants.flatMap(({ id, name, hiddenName }) =>
      name === null ? [] : [{ participant: id, name, hidden: hiddenName !== null }],
    ),
  ),
  get('/admin/sessions/:id/unplayed', UnplayedCountSchema, ({ data }) => ({ count: data.participants.length })),
  send(['POST', '/admin/sessions/:id/unplayed/removal'], UnplayedRemovalSchema, UnplayedCountSchema, ({ data }) => {
    const count = data.participants.length;
    data.participants = [];
    return { count };
  }),
  get('/admin/sessions/:id/attendance', AttendanceSchema, ({ data }) => ({
    expected: data.participants.length + 1,
    erased: 0,
    directory: [],
    present: data.participants.map(({ username, realName, team, joinedAt }) => ({
      username,
      realName,
      team,
      from: joinedAt,
      until: new Date(Date.parse(joinedAt) + 45 * 60_000).toISOString(),
    })),
    absent: [{ username: 'zoe@example.fr', realName: 'Zoé Roux', team: null }],
  })),
  send(['POST', '/admin/sessions/:id/attestations'], Type.Undefined(), IssuedAttestationsSchema, () => ({
    attestations: ['Ana Moreau', 'Zoé Roux'].map((name, index) => ({
      code: `7KQ2-MXDA-3RT${index}`,
      name,
      session: 'Achats',
      day: '2026-11-21',
      solved: 5,
      minutes: 42,
      issuedOn: '2026-11-22',
    })),
    otherwiseNamed: 1,
    unnamed: 2,
    withoutMission: 0,
  })),
  get('/admin/participants/:id', ParticipantDetailsSchema, (incoming) => changeParticipant(incoming, () => ({}))),
  send(
    ['PATCH', '/admin/participants/:id'],
    ParticipantChangeSchema,
    ParticipantDetailsSchema,
    (incoming, { nameHidden, ...change }) =>
      changeParticipant(incoming, ({ name }) => (nameHidden ? { ...change, name: 'Dauphin 44', hiddenName: name } : change)),
  ),
  send(correction('adjustments'), AdjustmentSchema, ParticipantDetailsSchema, (incoming, { points }) =>
    changeParticipant(incoming, ({ score }) => ({ score: score + points })),
  ),
  send(correction('reopenings'), ReopeningSchema, ParticipantDetailsSchema, (incoming) =>
    changeParticipant(incoming, () => ({})),
  ),
  send(correction('personal-code'), Type.Unknown(), PersonalCodeSchema, (incoming) =>
    changeParticipant(incoming, () => ({ personalCode: true })) === null ? null : { personalCode: 'K7QF-2M' },
  ),
  send(correction('merge'), MergeSchema, ParticipantDetailsSchema, (incoming, { into }) =>
    changeParticipant({ ...incoming, id: into }, () => ({})),
  ),
  send(correction('removal'), ReasonSchema, ParticipantDetailsSchema, (incoming) =>
    changeParticipant(incoming, () => ({ status: 'removed', score: 0 })),
  ),
  send(correction('reinstatement'), ReasonSchema, ParticipantDetailsSchema, (incoming) =>
    changeParticipant(incoming, () => ({ status: 'playing' })),
  ),
];

function changeParticipant(
  { data, id }: Incoming,
  change: (before: ParticipantDetails) => Partial<ParticipantDetails>,
): ParticipantDetails | null {
  data.participants = data.participants.map((one) => (one.id === id ? { ...one, ...change(one) } : one));
  return data.participants.find((one) => one.id === id) ?? null;
}

function correction(what: string): readonly [method: string, path: string] {
  return ['POST', `/admin/participants/:id/${what}`];
}

/** Calls about sessions: list, set-up, clock and scores. */
import { Type } from 'typebox';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import { type ScoreRow, ScoreRowsSchema, type Session, SessionListSchema, SessionSchema } from '#schemas/admin.ts';
import { ProjectorLinkSchema, RevokedProjectorsSchema } from '#schemas/projector.ts';
import {
  type DashboardRow,
  DashboardRowsSchema,
  SessionActionSchema,
  type SessionClock,
  SessionClockSchema,
} from '#schemas/session-clock.ts';
import {
  DeletionConfirmationSchema,
  NewOwnerSchema,
  type SessionDeletion,
  SessionDeletionSchema,
} from '#schemas/session-deletion.ts';
import { NewSessionSchema, type SessionDetails, SessionDetailsSchema, SetupChangeSchema } from '#schemas/session-setup.ts';
import { done, get, type Incoming, refusal, type StandInCall, send } from '../stand-in-call.ts';
import type { StandInData } from '../stand-in-data.ts';

const AT = '2026-11-21T09:00:00.000Z';
const LATER = '2026-12-01T09:00:00.000Z';

export const SESSION_CALLS: readonly StandInCall[] = [
  get('/admin/sessions', SessionListSchema, ({ data }) => data.sessions),
  send(
    ['POST', '/admin/sessions'],
    NewSessionSchema,
    SessionSchema,
    ({ data }, { name = null }) => {
      const created = { id: `s${data.sessions.length + 1}`, code: 'P4XW-7KDR', name, active: true };
      data.sessions = [created, ...data.sessions];
      return created;
    },
    201,
  ),
  get('/admin/sessions/:id', SessionDetailsSchema, ({ data, id }) => detailsOf(data, id)),
  send(['PUT', '/admin/sessions/:id'], SetupChangeSchema, SessionDetailsSchema, ({ data, id, query }, setup) => {
    if (query.get('version') !== detailsOf(data, id)?.version)
      return refusal(409, { code: 'set-up-changed', message: 'The session was changed since you began, last by ana.' });
    data.setups[id] = { ...setup, allowed: setup.allowed.map((one) => ({ ...one, name: one.name ?? null })) };
    changeSession(data, id, { name: setup.name });
    return detailsOf(data, id);
  }),
  done(['DELETE', '/admin/sessions/:id'], ({ data, id }) => {
    data.sessions = data.sessions.filter((session) => session.id !== id);
  }),
  get('/admin/sessions/:id/deletion', SessionDeletionSchema, ({ data, id }) => deletionOf(data, id)),
  send(['PUT', '/admin/sessions/:id/deletion'], Type.Undefined(), SessionDeletionSchema, ({ data, id }) => {
    data.deletionRequests[id] = { id: 'r1', requestedBy: data.accounts[0]?.username ?? '', requestedAt: AT, expiresAt: LATER };
    return deletionOf(data, id);
  }),
  send(['DELETE', '/admin/sessions/:id/deletion'], Type.Undefined(), SessionDeletionSchema, ({ data, id }) => {
    delete data.deletionRequests[id];
    return deletionOf(data, id);
  }),
  done(
    ['POST', '/admin/sessions/:id/deletion/confirmation'],
    ({ data, id }) => {
      data.sessions = data.sessions.filter((session) => session.id !== id);
    },
    DeletionConfirmationSchema,
  ),
  send(['PUT', '/admin/sessions/:id/owner'], NewOwnerSchema, SessionDeletionSchema, ({ data, id }, { owner }) => {
    data.rooms[id] = { ...data.rooms[id], owner };
    return deletionOf(data, id);
  }),
  ...(['open', 'close'] as const).map((action) =>
    send(['PATCH', `/admin/sessions/:id/${action}`], Type.Undefined(), SessionSchema, ({ data, id }) =>
      changeSession(data, id, { active: action === 'open' }),
    ),
  ),
  send(
    ['POST', '/admin/sessions/:id/projector'],
    Type.Undefined(),
    ProjectorLinkSchema,
    () => ({ token: 'projector-token', expiresAt: '2026-11-22T09:00:00.000Z' }),
    201,
  ),
  send(['DELETE', '/admin/sessions/:id/projector'], Type.Undefined(), RevokedProjectorsSchema, () => ({ revoked: 2 })),
  get('/admin/rooms', DashboardRowsSchema, ({ data }) => data.sessions.map((session) => roomOf(data, session))),
  send(['POST', '/admin/sessions/:id/room'], SessionActionSchema, SessionClockSchema, ({ data, id }, { action, minutes = 0 }) => {
    const session = data.sessions.find((one) => one.id === id);
    if (!session) return null;
    const { room } = roomOf(data, session);
    const later = (by: number) => room.closesAt && new Date(Date.parse(room.closesAt) + by).toISOString();
    const changes: Record<typeof action, Partial<SessionClock>> = {
      start: { phase: 'running', open: true },
      pause: { phase: 'paused', pausedAt: room.now },
      resume: { phase: 'running', pausedAt: null },
      extend: { closesAt: later(minutes * 60_000) },
      freeze: { frozenAt: room.now },
      reveal: { frozenAt: null },
      end: { phase: 'ended', open: false, closesAt: null, endedAt: room.now },
      archive: { phase: 'archived' },
      unarchive: { phase: 'ended' },
    };
    data.rooms[id] = { ...data.rooms[id], room: { ...room, ...changes[action] } };
    return roomOf(data, session).room;
  }),
  get('/admin/sessions/:id/scores', ScoreRowsSchema, boardOf, countHeader),
  get('/admin/scores', ScoreRowsSchema, boardOf, countHeader),
];

function changeSession(data: StandInData, id: string, change: Partial<Session>): Session | null {
  data.sessions = data.sessions.map((session) => (session.id === id ? { ...session, ...change } : session));
  return data.sessions.find((session) => session.id === id) ?? null;
}

function boardOf({ data, query, id }: Incoming): ScoreRow[] {
  if (id !== '') return data.bySession[id] ?? [];
  return query.get('scope') === 'all' ? data.all : data.current;
}

function countHeader(incoming: Incoming): Record<string, string> {
  const total = incoming.data.counted ?? boardOf(incoming).length;
  return incoming.query.has('count') ? { 'X-Total-Count': String(total) } : {};
}

function deletionOf(data: StandInData, id: string): SessionDeletion | null {
  const session = data.sessions.find((one) => one.id === id);
  if (!session) return null;
  const { owner, deletionRequest: request } = roomOf(data, session);
  return { owner, secondPerson: data.secondPerson, request, losses: data.losses };
}

/** Details of a session; null if there is no such session. */
function detailsOf({ sessions, setups, participants }: StandInData, id: string): SessionDetails | null {
  const session = sessions.find((candidate) => candidate.id === id);
  if (session === undefined) return null;
  return {
    version: JSON.stringify(setups[id] ?? {}),
    challenges: null,
    durationMinutes: null,
    opensAt: null,
    closesAt: null,
    startBy: 'opening',
    hintPolicy: 'table',
    board: 'full',
    personalCodes: false,
    fleet: true,
    door: 'open',
    playerLogin: 'email',
    reporting: null,
    teams: [],
    allowed: [],
    workshop: null,
    createdAt: AT,
    createdBy: null,
    startedAt: null,
    closedAt: null,
    participants: participants.length,
    returns: [],
    reminded: 0,
    ...setups[id],
    ...session,
  };
}

/** A session's row on the dashboard. By default it is running, without an end. */
function roomOf({ rooms, deletionRequests }: StandInData, { id, active }: Session): DashboardRow {
  const { room, ...known } = rooms[id] ?? {};
  const plain = { present: 0, expected: null, createdAt: AT, createdBy: 'ana', owner: 'ana', workshop: null };
  return {
    id,
    ...plain,
    deletionRequest: deletionRequests[id] ?? null,
    ...known,
    room: aSessionClock({ open: active, now: new Date().toISOString(), ...room }),
  };
}

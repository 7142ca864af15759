/** Calls about the installation: reporting channel, addresses, demo session, storage and backups. */
import { Type } from 'typebox';
import { StorageSchema } from '#schemas/admin.ts';
import { DemoSchema } from '#schemas/demo.ts';
import { RoomAddressesSchema } from '#schemas/projector.ts';
import { type RestoreReport, RestoreReportSchema } from '#schemas/restore.ts';
import { WhereToReportSchema } from '#schemas/where-to-report.ts';
import { file, get, type StandInCall, send } from '../stand-in-call.ts';
import type { StandInData } from '../stand-in-data.ts';

export const INSTALLATION_CALLS: readonly StandInCall[] = [
  get('/readyz', Type.Object({ status: Type.String() }), () => ({ status: 'ready' })),
  get('/admin/reporting', WhereToReportSchema, ({ data }) => data.reporting),
  get('/admin/addresses', RoomAddressesSchema, ({ data }) => data.addresses),
  get('/admin/demo', DemoSchema, ({ data }) => ({
    session: data.sessions.some(({ id }) => id === data.demo) ? data.demo : null,
  })),
  get('/admin/storage', StorageSchema, ({ data }) => data.storage),
  file('/admin/backup', '{"version":1}', () => 'vigie-backup-2026-11-21T09-00-00Z.json'),
  send(['POST', '/admin/restore'], Type.Unknown(), RestoreReportSchema, ({ data, query }) => restored(data, query)),
];

function restored(
  { backup: { empty, contains, keepUntil = null, expired = false } }: StandInData,
  query: URLSearchParams,
): RestoreReport {
  const chosen = contains.filter(({ id }) => id === (query.get('session') ?? id));
  const sum = (count: (session: (typeof chosen)[number]) => number) => chosen.reduce((total, one) => total + count(one), 0);
  const dryRun = query.get('dryRun') === 'true';
  return {
    dryRun,
    version: '1.0.0',
    schemaVersion: 1,
    createdAt: '2026-11-21T09:00:00.000Z',
    empty,
    contains,
    keepUntil,
    expired,
    session:
      dryRun || !query.has('session') ? null : { id: 'n', code: 'NEWC-ODE2', name: chosen[0]?.name ?? null, active: false },
    written: {
      sessions: chosen.length,
      participants: sum(({ participants }) => participants),
      challengeStates: 0,
      scoreEvents: sum(({ scoreEvents }) => scoreEvents),
      auditEntries: 0,
    },
  };
}

/** Backups of schema 1: sessions without a set-up, no corrections, every entry of the audit log, standings to be worked out. */
import { Type } from 'typebox';
import { DATA_ACTIONS } from '../facilitators/audit-log.ts';
import { VARIANT_KEY } from './backup-tables.ts';
import type { BackupVersion } from './backup-versions.ts';
import { Code, Count, columns, Email, Flag, Identifier, ObjectText, orNull, Points, Time, text } from './row-types.ts';

const kept: ReadonlySet<unknown> = new Set(DATA_ACTIONS);

export const firstVersion: BackupVersion = {
  tables: [
    {
      name: 'settings',
      key: ['key'],
      row: columns({ key: Type.Enum([VARIANT_KEY]), value: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
    },
    {
      name: 'sessions',
      key: ['id'],
      row: columns({
        id: Identifier,
        code: Code,
        name: orNull(text(120)),
        active: Flag,
        created_at: Time,
        closed_at: orNull(Time),
      }),
    },
    {
      name: 'participants',
      key: ['id'],
      row: columns({ id: Identifier, session: Identifier, email: Email, created_at: Time }),
    },
    {
      name: 'challenge_states',
      // The order of challenges was left to the database.
      key: [],
      row: columns({
        participant: Identifier,
        challenge: text(100),
        hints_shown: Count,
        failures: Count,
        solved_at: orNull(Time),
        points: orNull(Points),
      }),
    },
    {
      name: 'score_events',
      key: ['id'],
      row: columns({
        id: Identifier,
        participant: Identifier,
        challenge: orNull(text(100)),
        kind: Type.Enum(['solve', 'penalty']),
        points: Points,
        reason: text(500),
        at: Time,
        idempotency_key: orNull(text(300)),
      }),
    },
    {
      name: 'audit_log',
      key: ['id'],
      row: columns({
        id: Identifier,
        at: Time,
        actor: text(200),
        action: text(60),
        subject: orNull(text(200)),
        detail: orNull(ObjectText),
      }),
    },
  ],
  upgrade(table, row) {
    switch (table) {
      case 'sessions':
        return {
          ...row,
          challenges: null,
          duration_minutes: null,
          opens_at: null,
          closes_at: null,
          hint_policy: 'table',
          teams: '[]',
        };
      case 'participants':
        return { ...row, team: null, removed_at: null, merged_into: null };
      case 'challenge_states':
        return { ...row, round: 0 };
      case 'score_events':
        return { ...row, round: 0, actor: null };
      case 'audit_log':
        return kept.has(row['action']) ? row : null;
      default:
        return row;
    }
  },
  completion: [
    `insert into standings (participant, session, points, reached_at)
     select participants.id, participants.session, coalesce(sums.points, 0), coalesce(sums.reached_at, participants.created_at)
     from participants left join (
       select participant, sum(points) as points, max(case when points <> 0 then at end) as reached_at
       from score_events group by participant
     ) as sums on sums.participant = participants.id`,
  ],
};

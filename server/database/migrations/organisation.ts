/** Migrations of reports, figures of returns, campaigns, the directory of people and erasures. */
import type { DatabaseKind, Migration } from '../migration.ts';

export const reports: Migration = {
  name: '1.1.0-reports',
  statements: () => [
    `create table session_reports (
      session text primary key references sessions (id) on delete cascade,
      drawn_at text not null,
      tally text not null check (length(tally) <= 4000000)
    )`,
    `create table report_conclusions (
      choice text primary key,
      session text not null references sessions (id) on delete cascade,
      text text not null check (length(text) <= 2000),
      written_at text not null
    )`,
    'create index report_conclusions_session on report_conclusions (session)',
  ],
};

export const campaigns: Migration = {
  name: '1.1.0-campaigns',
  statements: () => [
    `create table campaigns (
      id text primary key,
      name text not null check (length(name) between 1 and 120),
      purpose text not null check (length(purpose) <= 500),
      starts_on text not null check (length(starts_on) = 10),
      ends_on text not null check (length(ends_on) = 10),
      departments text check (length(departments) <= 100000),
      created_by text not null check (length(created_by) <= 100),
      created_at text not null,
      ended_at text,
      figures text check (length(figures) <= 1000000)
    )`,
    `create table campaign_sessions (
      session text primary key references sessions (id) on delete cascade,
      campaign text not null references campaigns (id) on delete cascade
    )`,
    'create index campaign_sessions_campaign on campaign_sessions (campaign)',
  ],
};

/** Data of deleted sessions that a running campaign counts (decision 54). */
export const campaignAttendances: Migration = {
  name: '1.1.0-campaign-attendances',
  statements: (kind) => {
    const email = kind === 'postgres' ? 'text collate "C"' : 'text';
    return [
      'alter table campaigns add column outside_deleted integer not null default 0 check (outside_deleted between -1000000000 and 1000000000)',
      `create table campaign_attendances (
        campaign text not null references campaigns (id) on delete cascade,
        email ${email} not null check (length(email) <= 254),
        merged_into ${email} not null check (length(merged_into) <= 254),
        day text not null check (length(day) = 10),
        finished integer not null check (finished in (0, 1)),
        primary key (campaign, email, merged_into)
      )`,
      'create index campaign_attendances_email on campaign_attendances (email)',
      'create index campaign_attendances_merged_into on campaign_attendances (merged_into)',
      `create table campaign_invitations (
        campaign text not null references campaigns (id) on delete cascade,
        email ${email} not null check (length(email) <= 254),
        name text check (length(name) <= 100),
        department text check (length(department) between 1 and 60),
        primary key (campaign, email)
      )`,
      'create index campaign_invitations_email on campaign_invitations (email)',
    ];
  },
};

export const returnTallies: Migration = {
  name: '1.1.0-return-tallies',
  statements: () => [
    `create table return_tallies (
      id text primary key,
      session text references sessions (id) on delete set null,
      campaign text references campaigns (id) on delete set null,
      kind text not null check (kind in ('weeks-3', 'months-3')),
      drawn_at text not null,
      compared integer not null check (compared in (0, 1)),
      tally text check (length(tally) <= 1000000),
      unique (session, kind)
    )`,
    'create index return_tallies_campaign on return_tallies (campaign)',
  ],
};

export const people: Migration = {
  name: '1.1.0-people',
  statements: (kind) => [
    `create table people (
      id text primary key,
      email ${kind === 'postgres' ? 'text collate "C"' : 'text'} unique check (length(email) <= 254),
      name text check (length(name) <= 100),
      department text check (length(department) between 1 and 60),
      site text check (length(site) <= 80),
      manager_department text check (length(manager_department) <= 100),
      language text check (length(language) <= 3),
      created_at text not null,
      updated_at text not null,
      left_at text
    )`,
    'create index people_department on people (department)',
    `create table people_directory (
      id integer primary key check (id = 1),
      version text not null,
      purpose text check (length(purpose) <= 300),
      ends_on text
    )`,
  ],
};

/** Fields of audit entries that contain personal data, by action. */
const NAMING: readonly (readonly [fields: readonly string[], actions: readonly string[]])[] = [
  [
    ['participant', 'into'],
    [
      'points-adjusted',
      'challenge-reopened',
      'participant-merged',
      'participant-removed',
      'participant-reinstated',
      'participant-team-changed',
      'participant-code-renewed',
      'hint-given',
    ],
  ],
  [['participant', 'before', 'name'], ['participant-name-changed']],
  [['to', 'text'], ['message-sent']],
  [['search'], ['audit-exported']],
];

/** Removes e-mails, names and messages from entries of release 1.0.0: since 1.1.0 the log names participants by identifier. */
export function namelessAudit(kind: DatabaseKind): string[] {
  const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');
  return NAMING.map(([fields, actions]) => {
    const rest =
      kind === 'postgres'
        ? // `json` keeps the order and text of the other fields, as SQLite does; `jsonb` would not.
          `(select '{' || coalesce(string_agg(to_json(field.key)::text || ':' || field.value::text, ',' order by field.place), '') || '}'
            from json_each(detail::json) with ordinality as field (key, value, place) where field.key not in (${quoted(fields)}))`
        : `json_remove(detail, ${quoted(fields.map((field) => `$.${field}`))})`;
    return `update audit_log set detail = ${rest} where action in (${quoted(actions)}) and detail like '{%}'`;
  });
}

export const auditChain: Migration = {
  name: '1.1.0-audit-chain',
  statements: () => [
    'alter table audit_log add column position integer',
    `create index audit_log_unsealed on audit_log (id) where position is null and action <> 'sign-in-failed'`,
    'create index audit_log_at on audit_log (at)',
    `create table audit_chain (
      position integer primary key,
      entry_id text not null unique,
      at text not null,
      digest text not null check (length(digest) = 64),
      reason_hash text check (length(reason_hash) = 64),
      reason_key text check (length(reason_key) = 32),
      seal text not null check (length(seal) = 64)
    )`,
  ],
};

/**
 * Sets `left_at` of people erased one by one, whose rows stay for the counts and counted as present. The end of a directory erases all
 * remaining addresses at once: those rows, which have the latest change of all, stay present, as in the directory's counts.
 */
export const erasedLeft: Migration = {
  name: '1.1.0-erased-left',
  statements: () => [
    `update people set left_at = updated_at where email is null and left_at is null and (
      exists (select 1 from people as listed where listed.email is not null)
      or updated_at < (select max(latest.updated_at) from people as latest)
    )`,
  ],
};

export const erasure: Migration = {
  name: '1.1.0-erasure',
  statements: (kind) => [
    `create table erased_people (
      hash text primary key check (length(hash) = 64),
      erased_at text not null
    )`,
    ...namelessAudit(kind),
  ],
};

/** Tables of release 1.0.0. */
import type { Migration } from '../migration.ts';

export const firstRelease: Migration = {
  name: '1.0.0-tables',
  statements(kind) {
    // Collation "C" compares bytes, as SQLite does, so that backups of both databases have the same order.
    const bytes = kind === 'postgres' ? 'text collate "C"' : 'text';
    return [
      `create table sessions (
        id text primary key,
        code text not null unique,
        name text check (length(name) <= 120),
        active integer not null check (active in (0, 1)),
        created_at text not null,
        closed_at text,
        challenges text,
        duration_minutes integer check (duration_minutes between 5 and 1440),
        opens_at text,
        closes_at text,
        hint_policy text not null,
        teams text not null,
        board text not null default 'full',
        start_by text not null default 'opening',
        started_at text,
        paused_at text,
        frozen_at text,
        ended_at text,
        archived_at text,
        personal_codes integer not null default 0 check (personal_codes in (0, 1)),
        last_event integer not null default 0 check (last_event between 0 and 1000000000),
        report_email text check (length(report_email) <= 254),
        report_phone text check (length(report_phone) <= 40),
        report_button text check (length(report_button) <= 60),
        debriefs_told text check (length(debriefs_told) <= 70000)
      )`,
      `create table allowed_players (
        session text not null references sessions (id) on delete cascade,
        entry ${bytes} not null check (length(entry) <= 254),
        team text check (length(team) between 1 and 60),
        primary key (session, entry)
      )`,
      `create table facilitators (
        id text primary key,
        username text not null unique,
        role text not null,
        password text not null,
        from_environment integer not null,
        created_at text not null
      )`,
      `create table participants (
        id text primary key,
        session text not null references sessions (id) on delete cascade,
        email text not null check (length(email) <= 254),
        created_at text not null,
        team text check (length(team) between 1 and 60),
        removed_at text,
        merged_into text,
        name text check (length(name) <= 30),
        name_key ${bytes} check (length(name_key) <= 90),
        personal_code text check (length(personal_code) <= 100),
        debriefs_told text check (length(debriefs_told) <= 70000),
        unique (session, email)
      )`,
      'create unique index participants_name on participants (session, name_key)',
      // Each event stream of a player looks for the participants who were merged into that player.
      'create index participants_merged_into on participants (merged_into) where merged_into is not null',
      `create table tokens (
        hash text primary key,
        kind text not null,
        participant text references participants (id) on delete cascade,
        username text,
        created_at text not null,
        expires_at text not null,
        session text references sessions (id) on delete cascade
      )`,
      'create index tokens_participant on tokens (participant)',
      'create index tokens_expires_at on tokens (expires_at)',
      `create table challenge_states (
        participant text not null references participants (id) on delete cascade,
        challenge ${bytes} not null check (length(challenge) <= 60),
        hints_shown integer not null check (hints_shown between 0 and 1000000000),
        failures integer not null check (failures between 0 and 1000000000),
        solved_at text,
        points integer check (points between 0 and 100000),
        round integer not null default 0 check (round between 0 and 1000000000),
        last_attempt text check (length(last_attempt) <= 72),
        opened_at text,
        hints_given integer not null default 0 check (hints_given between 0 and 1000000000),
        primary key (participant, challenge)
      )`,
      `create table score_events (
        id text primary key,
        participant text not null references participants (id) on delete cascade,
        challenge text check (length(challenge) <= 60),
        kind text not null,
        points integer not null check (points between -1000000000 and 1000000000),
        reason text not null check (length(reason) <= 300),
        at text not null,
        idempotency_key text check (length(idempotency_key) <= 72),
        round integer not null default 0 check (round between 0 and 1000000000),
        actor text check (length(actor) <= 100)
      )`,
      // Unique indexes: a solve counts once a round, a retried penalty or correction once.
      `create unique index score_events_one_solve on score_events (participant, challenge, round) where kind = 'solve'`,
      `create unique index score_events_one_key on score_events (participant, idempotency_key) where idempotency_key is not null`,
      // For a participant's events, and for the cascade when a session is deleted, which would scan the whole table for each participant.
      'create index score_events_participant on score_events (participant)',
      `create table standings (
        participant text primary key references participants (id) on delete cascade,
        session text not null,
        points integer not null check (points between -1000000000 and 1000000000),
        reached_at text not null
      )`,
      'create index standings_of_session on standings (session, points desc, reached_at, participant)',
      `create table audit_log (
        id text primary key,
        at text not null,
        actor text not null check (length(actor) <= 100),
        action text not null,
        subject text check (length(subject) <= 100),
        detail text
      )`,
      // Each page of the audit log looks up deletions of the sessions that its entries name.
      'create index audit_log_action on audit_log (action, id)',
      `create table session_events (
        session text not null references sessions (id) on delete cascade,
        number integer not null check (number between 1 and 1000000000),
        at text not null,
        kind text not null,
        participant text references participants (id) on delete cascade,
        other text references participants (id) on delete cascade,
        challenge ${bytes} check (length(challenge) <= 60),
        detail text not null check (length(detail) <= 4000),
        primary key (session, number)
      )`,
      // For the cascade when participants are deleted, which would scan the whole table for each participant.
      'create index session_events_participant on session_events (participant)',
      'create index session_events_other on session_events (other) where other is not null',
      `create table retrieval_answers (
        participant text not null references participants (id) on delete cascade,
        challenge ${bytes} not null check (length(challenge) <= 60),
        correct integer not null check (correct in (0, 1)),
        at text not null,
        primary key (participant, challenge)
      )`,
      `create table attestations (
        code ${bytes} primary key check (length(code) <= 40),
        participant text not null unique references participants (id) on delete cascade,
        session text not null references sessions (id) on delete cascade,
        name text not null check (length(name) <= 120),
        issued_at text not null,
        missions text check (length(missions) <= 200000)
      )`,
      `create table settings (
        key text primary key,
        value text not null
      )`,
    ];
  },
};

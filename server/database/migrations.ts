/** The steps from an empty database to the tables of `tables.ts`. */

export type DatabaseKind = 'sqlite' | 'postgres';

export interface Migration {
  readonly name: string;
  /** Its statements in order, alike for both databases but for what they call differently. */
  readonly statements: (kind: DatabaseKind) => readonly string[];
}

/** Names for those who have none: « Vigie 1 », « Vigie 2 »… in the order in which they joined. Also what a backup of the first schema needs. */
export const NAMES_BY_NUMBER = `update participants set name = 'Vigie ' || numbered.number, name_key = 'vigie ' || numbered.number
  from (select id, row_number() over (partition by session order by id) as number from participants) as numbered
  where numbered.id = participants.id and participants.name is null`;

const firstVersion: Migration = {
  name: '001-first-version',
  statements(kind) {
    // Compared byte by byte, as SQLite does it: a backup has one order, whichever database it comes from.
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
        teams text not null
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
        unique (session, email)
      )`,
      `create table tokens (
        hash text primary key,
        kind text not null,
        participant text references participants (id) on delete cascade,
        username text,
        created_at text not null,
        expires_at text not null
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
      // The database itself sees to it that a solve counts once a round, and a repeated penalty or correction once.
      `create unique index score_events_one_solve on score_events (participant, challenge, round) where kind = 'solve'`,
      `create unique index score_events_one_key on score_events (participant, idempotency_key) where idempotency_key is not null`,
      `create table standings (
        participant text primary key references participants (id) on delete cascade,
        session text not null,
        points integer not null check (points between -1000000000 and 1000000000),
        reached_at text not null
      )`,
      'create index standings_of_session on standings (session, points desc, reached_at, participant)',
      'create index standings_overall on standings (points desc, reached_at, participant)',
      `create table audit_log (
        id text primary key,
        at text not null,
        actor text not null check (length(actor) <= 100),
        action text not null,
        subject text check (length(subject) <= 100),
        detail text
      )`,
      `create table settings (
        key text primary key,
        value text not null
      )`,
    ];
  },
};

const namesAndBoards: Migration = {
  name: '002-names-and-boards',
  statements: (kind) => [
    `alter table sessions add column board text not null default 'full'`,
    'alter table participants add column name text check (length(name) <= 30)',
    `alter table participants add column name_key ${kind === 'postgres' ? 'text collate "C"' : 'text'} check (length(name_key) <= 90)`,
    NAMES_BY_NUMBER,
    'create unique index participants_name on participants (session, name_key)',
  ],
};

const theRoom: Migration = {
  name: '003-the-room',
  statements(kind) {
    const bytes = kind === 'postgres' ? 'text collate "C"' : 'text';
    return [
      `alter table sessions add column start_by text not null default 'opening'`,
      'alter table sessions add column started_at text',
      'alter table sessions add column paused_at text',
      'alter table sessions add column frozen_at text',
      'alter table sessions add column ended_at text',
      'alter table sessions add column archived_at text',
      'alter table sessions add column personal_codes integer not null default 0 check (personal_codes in (0, 1))',
      'alter table sessions add column last_event integer not null default 0 check (last_event between 0 and 1000000000)',
      // Who was in could play, whatever became of the session since; one that waits for its appointment has not begun.
      'update sessions set started_at = created_at where active = 1 or closed_at is not null',
      'alter table participants add column personal_code text check (length(personal_code) <= 100)',
      'alter table challenge_states add column opened_at text',
      `alter table challenge_states add column hints_given integer not null default 0 check (hints_given between 0 and 1000000000)`,
      'alter table tokens add column session text references sessions (id) on delete cascade',
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
      // Whoever is deleted with a session takes these along: without an index each would be looked for in all of them.
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
        issued_at text not null
      )`,
    ];
  },
};

const whereToReport: Migration = {
  name: '004-where-to-report',
  statements: () => [
    'alter table sessions add column report_email text check (length(report_email) <= 254)',
    'alter table sessions add column report_phone text check (length(report_phone) <= 40)',
    'alter table sessions add column report_button text check (length(report_button) <= 60)',
  ],
};

const lookups: Migration = {
  name: '005-lookups',
  statements: () => [
    // A participant's own, and what a deleted session takes along: without an index each is looked for in all that anybody ever won.
    'create index score_events_participant on score_events (participant)',
    // Whoever listens is asked for those who were merged into them.
    'create index participants_merged_into on participants (merged_into) where merged_into is not null',
    // Each page of the log asks for the deletions that name what it tells of.
    'create index audit_log_action on audit_log (action, id)',
  ],
};

const attestedMissions: Migration = {
  name: '006-attested-missions',
  statements: () => ['alter table attestations add column missions text check (length(missions) <= 200000)'],
};

const oneOrder: Migration = {
  name: '007-one-order',
  // A third of the pages that a right answer writes, for a board that is as well made of those of each session.
  statements: () => ['drop index standings_overall'],
};

const debriefsTold: Migration = {
  name: '008-debriefs-told',
  statements: () => [
    'alter table sessions add column debriefs_told text check (length(debriefs_told) <= 70000)',
    'alter table participants add column debriefs_told text check (length(debriefs_told) <= 70000)',
  ],
};

/** In the order in which they are applied. One that has shipped never changes: a test knows them by their checksums. */
export const migrations: readonly Migration[] = [
  firstVersion,
  namesAndBoards,
  theRoom,
  whereToReport,
  lookups,
  attestedMissions,
  oneOrder,
  debriefsTold,
];

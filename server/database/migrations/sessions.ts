/** Migrations of sessions and play. */
import type { Migration } from '../migration.ts';

export const fleet: Migration = {
  name: '1.1.0-fleet',
  statements: () => ['alter table sessions add column fleet integer not null default 1 check (fleet in (0, 1))'],
};

export const finale: Migration = {
  name: '1.1.0-finale',
  statements(kind) {
    const bytes = kind === 'postgres' ? 'text collate "C"' : 'text';
    return [
      `create table finale_rounds (
        session text not null references sessions (id) on delete cascade,
        number integer not null check (number between 1 and 5),
        item ${bytes} not null check (length(item) <= 60),
        opened_at text not null,
        closed_at text,
        primary key (session, number)
      )`,
      `create table finale_votes (
        participant text not null references participants (id) on delete cascade,
        number integer not null check (number between 1 and 5),
        genuine integer not null check (genuine in (0, 1)),
        at text not null,
        primary key (participant, number)
      )`,
    ];
  },
};

export const workshops: Migration = {
  name: '1.1.0-workshops',
  statements: () => [
    'alter table sessions add column workshop text check (length(workshop) <= 2000)',
    'alter table sessions add column created_by text check (length(created_by) <= 100)',
    `update sessions set created_by =
      (select min(actor) from audit_log where action = 'session-created' and subject = sessions.id)`,
  ],
};

export const names: Migration = {
  name: '1.1.0-names',
  statements: () => ['alter table allowed_players add column name text check (length(name) <= 100)'],
};

export const debrief: Migration = {
  name: '1.1.0-debrief',
  statements(kind) {
    const bytes = kind === 'postgres' ? 'text collate "C"' : 'text';
    return [
      'alter table sessions add column debrief text check (length(debrief) <= 2000)',
      `create table debrief_answers (
        participant text not null references participants (id) on delete cascade,
        challenge ${bytes} not null check (length(challenge) <= 60),
        chosen integer not null check (chosen between 0 and 9),
        at text not null,
        primary key (participant, challenge)
      )`,
    ];
  },
};

export const judgements: Migration = {
  name: '1.1.0-judgements',
  statements(kind) {
    const bytes = kind === 'postgres' ? 'text collate "C"' : 'text';
    return [
      `create table judgements (
        participant text not null references participants (id) on delete cascade,
        challenge ${bytes} not null check (length(challenge) <= 60),
        item ${bytes} not null check (length(item) <= 40),
        hostile integer not null check (hostile in (0, 1)),
        first_hostile integer not null check (first_hostile in (0, 1)),
        last_hostile integer not null check (last_hostile in (0, 1)),
        primary key (participant, challenge, item)
      )`,
    ];
  },
};

export const remotes: Migration = {
  name: '1.1.0-remotes',
  statements: () => [
    `create table remotes (
      id text primary key,
      session text not null references sessions (id) on delete cascade,
      created_by text not null check (length(created_by) <= 120),
      created_at text not null,
      real_names integer not null check (real_names in (0, 1)),
      link_hash text not null unique,
      link_expires_at text not null,
      device_hash text,
      token_hash text unique,
      paired_at text,
      expires_at text
    )`,
    'create index remotes_session on remotes (session)',
  ],
};

export const refusedLogins: Migration = {
  name: '1.1.0-refused-logins',
  statements: (kind) => {
    const bytes = kind === 'postgres' ? 'text collate "C"' : 'text';
    return [
      `create table refused_logins (
        session text not null references sessions (id) on delete cascade,
        email ${bytes} not null check (length(email) <= 254),
        reason text not null check (reason in ('not-invited', 'removed')),
        first_at text not null,
        last_at text not null,
        count integer not null check (count > 0),
        primary key (session, email)
      )`,
      'create index refused_logins_last_at on refused_logins (last_at)',
    ];
  },
};

export const attestationProofs: Migration = {
  name: '1.1.0-attestation-proofs',
  statements: () => [
    `create table attestation_proofs (
      code_hash text primary key check (length(code_hash) = 64),
      sealed text not null check (length(sealed) <= 2000),
      ends_on text not null check (length(ends_on) = 10)
    )`,
    'create index attestation_proofs_ends_on on attestation_proofs (ends_on)',
  ],
};

export const doors: Migration = {
  name: '1.1.0-doors',
  statements: (kind) => {
    const bytes = kind === 'postgres' ? 'text collate "C"' : 'text';
    return [
      `alter table sessions add column door text not null default 'open' check (door in ('open', 'watched'))`,
      `create table waiting_people (
        session text not null references sessions (id) on delete cascade,
        email ${bytes} not null check (length(email) <= 254),
        state text not null check (state in ('waiting', 'let-in', 'refused')),
        first_at text not null,
        last_at text not null,
        primary key (session, email)
      )`,
      'create index waiting_people_last_at on waiting_people (last_at)',
    ];
  },
};

export const returns: Migration = {
  name: '1.1.0-returns',
  statements: (kind) => {
    const bytes = kind === 'postgres' ? 'text collate "C"' : 'text';
    return [
      `create table appointments (
        id text primary key,
        participant text not null references participants (id) on delete cascade,
        kind text not null check (kind in ('weeks-3', 'months-3')),
        due_on text not null check (length(due_on) = 10),
        ends_on text not null check (length(ends_on) = 10),
        token_hash text not null unique check (length(token_hash) <= 43),
        intention text check (length(intention) <= 200),
        kept_at text not null,
        outcome text check (outcome in ('held', 'partly', 'not-yet')),
        unique (participant, kind)
      )`,
      `create table return_answers (
        appointment text not null references appointments (id) on delete cascade,
        challenge ${bytes} not null check (length(challenge) <= 60),
        chosen integer not null check (chosen between 0 and 9),
        correct integer not null check (correct in (0, 1)),
        at text not null,
        primary key (appointment, challenge)
      )`,
    ];
  },
};

export const returnMissions: Migration = {
  name: '1.1.0-return-missions',
  statements: (kind) => {
    const bytes = kind === 'postgres' ? 'text collate "C"' : 'text';
    return [
      `create table return_judgements (
        appointment text not null references appointments (id) on delete cascade,
        challenge ${bytes} not null check (length(challenge) <= 60),
        item ${bytes} not null check (length(item) <= 40),
        hostile integer not null check (hostile in (0, 1)),
        first_hostile integer not null check (first_hostile in (0, 1)),
        last_hostile integer not null check (last_hostile in (0, 1)),
        primary key (appointment, challenge, item)
      )`,
      `create table return_solves (
        appointment text not null references appointments (id) on delete cascade,
        challenge ${bytes} not null check (length(challenge) <= 60),
        at text not null,
        primary key (appointment, challenge)
      )`,
    ];
  },
};

export const hiddenNames: Migration = {
  name: '1.1.0-hidden-names',
  statements: () => [
    'alter table participants add column hidden_name text check (length(hidden_name) <= 30)',
    'alter table participants add column hidden_at text',
  ],
};

export const personalSeats: Migration = {
  name: '1.1.0-personal-seats',
  statements: (kind) => {
    const bytes = kind === 'postgres' ? 'text collate "C"' : 'text';
    return [
      `create table personal_seats (
        id text primary key,
        session text not null references sessions (id) on delete cascade,
        email ${bytes} not null check (length(email) <= 254),
        code_hash text unique check (length(code_hash) = 64),
        issued_at text not null,
        unique (session, email)
      )`,
      'create index personal_seats_email on personal_seats (email)',
    ];
  },
};

export const sessionOwners: Migration = {
  name: '1.1.0-session-owners',
  statements: () => [
    'alter table sessions add column owner text check (length(owner) <= 100)',
    'update sessions set owner = created_by',
    `create table deletion_requests (
      session text primary key references sessions (id) on delete cascade,
      id text not null unique,
      requested_by text not null check (length(requested_by) <= 100),
      requested_at text not null,
      expires_at text not null
    )`,
  ],
};

export const playerLogins: Migration = {
  name: '1.1.0-player-logins',
  statements: () => [
    `alter table sessions add column player_login text not null default 'email' check (player_login in ('email', 'provider'))`,
    'alter table openid_transactions add column session text references sessions (id) on delete cascade',
  ],
};

/** Returns that a campaign sets for everybody. */
export const campaignReturns: Migration = {
  name: '1.1.0-campaign-returns',
  statements: () => [
    'alter table campaign_sessions add column added_at text',
    `create table campaign_returns (
      campaign text not null references campaigns (id) on delete cascade,
      kind text not null check (kind in ('weeks-3', 'months-3')),
      since text not null,
      subject text not null check (length(subject) <= 200),
      body text not null check (length(body) <= 5000),
      reply_to text not null check (length(reply_to) <= 254),
      page text not null check (length(page) <= 300),
      set_by text not null check (length(set_by) <= 100),
      running integer not null default 0 check (running in (0, 1)),
      primary key (campaign, kind)
    )`,
    `create table return_invitations (
      participant text not null references participants (id) on delete cascade,
      kind text not null check (kind in ('weeks-3', 'months-3')),
      state text not null check (state in ('asked', 'declined')),
      at text not null,
      primary key (participant, kind)
    )`,
    'alter table mails add column appointment text references appointments (id) on delete cascade',
    'create index mails_appointment on mails (appointment) where appointment is not null',
  ],
};

/** An index of the events that rebuild a snapshot of the cockpit: a few of hundreds of thousands. */
export const loggedEvents: Migration = {
  name: '1.1.0-logged-events',
  statements: () => [
    "create index session_events_logged on session_events (session, kind, number) where kind in ('room', 'shared')",
  ],
};

/** An index of failed attempts, from which common mistakes are counted: about one event in seven. */
export const attemptEvents: Migration = {
  name: '1.1.0-attempt-events',
  statements: () => ["create index session_events_attempts on session_events (session, number) where kind = 'attempt'"],
};

/**
 * On SQLite, clusters a participant's states in one tree (WITHOUT ROWID): reading a session's states takes a third less time than looking
 * each row up by an index, and a write changes one tree instead of two. PostgreSQL has no such tables.
 */
export const clusteredStates: Migration = {
  name: '1.1.0-clustered-states',
  statements: (kind) =>
    kind === 'postgres'
      ? []
      : [
          `create table clustered_states (
            participant text not null references participants (id) on delete cascade,
            challenge text not null check (length(challenge) <= 60),
            hints_shown integer not null check (hints_shown between 0 and 1000000000),
            failures integer not null check (failures between 0 and 1000000000),
            solved_at text,
            points integer check (points between 0 and 100000),
            round integer not null default 0 check (round between 0 and 1000000000),
            last_attempt text check (length(last_attempt) <= 72),
            opened_at text,
            hints_given integer not null default 0 check (hints_given between 0 and 1000000000),
            primary key (participant, challenge)
          ) without rowid`,
          `insert into clustered_states (participant, challenge, hints_shown, failures, solved_at, points, round, last_attempt, opened_at, hints_given)
            select participant, challenge, hints_shown, failures, solved_at, points, round, last_attempt, opened_at, hints_given
            from challenge_states order by participant, challenge`,
          'drop table challenge_states',
          'alter table clustered_states rename to challenge_states',
        ],
};

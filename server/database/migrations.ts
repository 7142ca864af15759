/** Migrations, from an empty database to the tables of `columns.ts`. */

export type DatabaseKind = 'sqlite' | 'postgres';

export interface Migration {
  readonly name: string;
  /** Statements in order; between the databases only types and collations differ. */
  readonly statements: (kind: DatabaseKind) => readonly string[];
}

const firstRelease: Migration = {
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
      // For the cascade when participants are deleted, which would scan the whole table for each.
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

const fleet: Migration = {
  name: '1.1.0-fleet',
  statements: () => ['alter table sessions add column fleet integer not null default 1 check (fleet in (0, 1))'],
};

const finale: Migration = {
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

const consoleLanguage: Migration = {
  name: '1.1.0-console-language',
  statements: () => [`alter table facilitators add column language text check (language in ('en', 'fr'))`],
};

const reports: Migration = {
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

const workshops: Migration = {
  name: '1.1.0-workshops',
  statements: () => [
    'alter table sessions add column workshop text check (length(workshop) <= 2000)',
    'alter table sessions add column created_by text check (length(created_by) <= 100)',
    `update sessions set created_by =
      (select min(actor) from audit_log where action = 'session-created' and subject = sessions.id)`,
  ],
};

const names: Migration = {
  name: '1.1.0-names',
  statements: () => ['alter table allowed_players add column name text check (length(name) <= 100)'],
};

const passkeys: Migration = {
  name: '1.1.0-passkeys',
  statements: (kind) => {
    const bytes = kind === 'postgres' ? 'text collate "C"' : 'text';
    return [
      `create table passkeys (
        id ${bytes} primary key check (length(id) <= 1400),
        facilitator text not null references facilitators (id) on delete cascade,
        public_key text not null check (length(public_key) <= 4000),
        counter integer not null check (counter between 0 and 2147483647),
        transports text not null check (length(transports) <= 200),
        name text not null check (length(name) between 1 and 60),
        created_at text not null,
        used_at text
      )`,
      'create index passkeys_facilitator on passkeys (facilitator)',
      `create table passkey_challenges (
        hash text primary key,
        username text,
        expires_at text not null
      )`,
    ];
  },
};

const recoveryCodes: Migration = {
  name: '1.1.0-recovery-codes',
  statements: () => [
    `create table recovery_codes (
      facilitator text not null references facilitators (id) on delete cascade,
      hash text not null,
      primary key (facilitator, hash)
    )`,
  ],
};

const identities: Migration = {
  name: '1.1.0-identities',
  statements: (kind) => {
    const bytes = kind === 'postgres' ? 'text collate "C"' : 'text';
    return [
      `create table identities (
        issuer ${bytes} not null,
        subject ${bytes} not null check (length(subject) <= 255),
        facilitator text not null unique references facilitators (id) on delete cascade,
        created_at text not null,
        primary key (issuer, subject)
      )`,
      `create table openid_transactions (
        state text primary key,
        browser text not null,
        provider text not null,
        nonce text not null,
        verifier text not null,
        redirect_uri text not null,
        expires_at text not null
      )`,
    ];
  },
};

const debrief: Migration = {
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

const judgements: Migration = {
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

const campaigns: Migration = {
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

const people: Migration = {
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

const remotes: Migration = {
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

/** Fields of the audit log's details that named people, by action. */
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

/** Takes e-mails, names and messages out of the entries that 1.0.0 wrote: the log names participants by identifier. */
export function namelessAudit(kind: DatabaseKind): string[] {
  const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');
  return NAMING.map(([fields, actions]) => {
    const rest =
      kind === 'postgres'
        ? // By `json`, which keeps order and text of what stays, as SQLite does; `jsonb` would write it anew.
          `(select '{' || coalesce(string_agg(to_json(field.key)::text || ':' || field.value::text, ',' order by field.place), '') || '}'
            from json_each(detail::json) with ordinality as field (key, value, place) where field.key not in (${quoted(fields)}))`
        : `json_remove(detail, ${quoted(fields.map((field) => `$.${field}`))})`;
    return `update audit_log set detail = ${rest} where action in (${quoted(actions)}) and detail like '{%}'`;
  });
}

const erasure: Migration = {
  name: '1.1.0-erasure',
  statements: (kind) => [
    `create table erased_people (
      hash text primary key check (length(hash) = 64),
      erased_at text not null
    )`,
    ...namelessAudit(kind),
  ],
};

const refusedLogins: Migration = {
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

/**
 * In order of application. A name begins with the release that brings the migration. Released migrations never change: a test compares
 * their checksums.
 */
export const migrations: readonly Migration[] = [
  firstRelease,
  fleet,
  finale,
  consoleLanguage,
  reports,
  workshops,
  names,
  passkeys,
  debrief,
  judgements,
  recoveryCodes,
  campaigns,
  people,
  remotes,
  erasure,
  refusedLogins,
  identities,
];

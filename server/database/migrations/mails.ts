/** Migrations of the queue of mails. */
import type { Migration } from '../migration.ts';

export const mails: Migration = {
  name: '1.1.0-mails',
  statements: (kind) => [
    `create table mailings (
      id text primary key,
      session text references sessions (id) on delete cascade,
      campaign text references campaigns (id) on delete cascade,
      subject text not null check (length(subject) <= 200),
      body text not null check (length(body) <= 5000),
      calendar text check (length(calendar) <= 20000),
      reply_to text not null check (length(reply_to) <= 254),
      created_by text not null check (length(created_by) <= 100),
      created_at text not null,
      check ((session is null) <> (campaign is null))
    )`,
    'create index mailings_session on mailings (session)',
    'create index mailings_campaign on mailings (campaign)',
    `create table mails (
      id text primary key,
      mailing text not null references mailings (id) on delete cascade,
      email ${kind === 'postgres' ? 'text collate "C"' : 'text'} not null check (length(email) <= 254),
      state text not null,
      attempts integer not null default 0 check (attempts between 0 and 1000),
      due_at text not null,
      changed_at text not null,
      reason text check (length(reason) <= 300),
      unique (mailing, email)
    )`,
    "create index mails_due on mails (due_at, id) where state = 'waiting'",
    "create index mails_sending on mails (changed_at) where state = 'sending'",
    'create index mails_email on mails (email)',
    `create table mail_queue (
      id integer primary key check (id = 1),
      next_at text not null,
      refusals integer not null check (refusals between 0 and 1000),
      stopped_at text,
      stopped_by text
    )`,
    "insert into mail_queue (id, next_at, refusals) values (1, '1970-01-01T00:00:00.000Z', 0)",
  ],
};

export const mailedSessions: Migration = {
  name: '1.1.0-mailed-sessions',
  statements: () => [
    'alter table mailings add column make_up text references sessions (id) on delete set null',
    'create index mailings_make_up on mailings (make_up) where make_up is not null',
  ],
};

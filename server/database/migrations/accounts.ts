/** Migrations of the console's accounts. */
import type { Migration } from '../migration.ts';

export const consoleLanguage: Migration = {
  name: '1.1.0-console-language',
  statements: () => [`alter table facilitators add column language text check (language in ('en', 'fr'))`],
};

export const accountDepartments: Migration = {
  name: '1.1.0-account-departments',
  statements: () => [`alter table facilitators add column departments text check (length(departments) <= 20000)`],
};

export const passkeys: Migration = {
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

export const recoveryCodes: Migration = {
  name: '1.1.0-recovery-codes',
  statements: () => [
    `create table recovery_codes (
      facilitator text not null references facilitators (id) on delete cascade,
      hash text not null,
      primary key (facilitator, hash)
    )`,
  ],
};

export const identities: Migration = {
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

export const apiTokens: Migration = {
  name: '1.1.0-api-tokens',
  statements: () => [
    `create table api_tokens (
      id text primary key,
      facilitator text not null references facilitators (id) on delete cascade,
      name text not null check (length(name) <= 60),
      scope text not null check (scope in ('figures', 'workshops', 'people', 'backups')),
      hash text not null unique,
      created_at text not null,
      expires_at text not null,
      used_at text,
      unique (facilitator, name)
    )`,
  ],
};

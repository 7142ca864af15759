/** Migrations, from an empty database to the tables of `columns.ts`. */
import type { Migration } from './migration.ts';
import { accountDepartments, apiTokens, consoleLanguage, identities, passkeys, recoveryCodes } from './migrations/accounts.ts';
import { firstRelease } from './migrations/first-release.ts';
import { mailedSessions, mails } from './migrations/mails.ts';
import {
  auditChain,
  campaignAttendances,
  campaigns,
  erasedLeft,
  erasure,
  people,
  reports,
  returnTallies,
} from './migrations/organisation.ts';
import {
  attemptEvents,
  attestationProofs,
  campaignReturns,
  clusteredStates,
  debrief,
  doors,
  finale,
  fleet,
  hiddenNames,
  judgements,
  loggedEvents,
  names,
  personalSeats,
  playerLogins,
  refusedLogins,
  remotes,
  returnMissions,
  returns,
  sessionOwners,
  workshops,
} from './migrations/sessions.ts';

const signIns: Migration = {
  name: '1.1.0-sign-ins',
  statements: () => [
    'alter table tokens add column device text check (length(device) <= 60)',
    'alter table tokens add column active_at text',
    'create index tokens_username on tokens (username) where username is not null',
  ],
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
  signIns,
  mails,
  attestationProofs,
  doors,
  returns,
  returnMissions,
  hiddenNames,
  personalSeats,
  apiTokens,
  returnTallies,
  accountDepartments,
  playerLogins,
  sessionOwners,
  campaignReturns,
  auditChain,
  loggedEvents,
  campaignAttendances,
  clusteredStates,
  mailedSessions,
  erasedLeft,
  attemptEvents,
];

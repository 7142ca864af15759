/** Words of the pages for accounts, for the audit log and for restores. */
import { counting } from '../counting.ts';

const count = counting('en-GB');
const sessions = (n: number) => count(n, { one: 'session', other: 'sessions' });
const participants = (n: number) => count(n, { one: 'participant', other: 'participants' });

export const accounts = {
  title: 'Accounts',
  add: 'Add account',
  notLoaded: 'The accounts could not be loaded.',
  couldNotLoad: (reason: string) => `Could not load the accounts: ${reason}`,
  loading: 'Accounts are loading…',
  onlyYours:
    'Yours is the only account. Give everyone who runs a session one of their own with “Add account”: the audit log then tells who did what.',
  caption: 'Accounts, their roles, and what can be done with each',
  username: 'Username',
  role: 'Role',
  created: 'Created',
  actions: 'Actions',
  you: 'You',
  fromEnvironment: 'Set in the environment of the server',
  tasks: { role: 'Role', password: 'New password', 'sign-out': 'Sign out', remove: 'Remove' },
  usernameRule: (least: number, most: number) =>
    `${least} to ${most} letters without accents, digits, dots, dashes, underscores or @: an e-mail address will do.`,
  usernameMistake: (rule: string) => `Use ${rule}`,
  password: 'Password',
  added: (name: string) => `Account ${name} was added. Hand over the username and the password.`,
  roleOf: (name: string) => `Role of ${name}`,
  changeRole: 'Change role',
  hasRole: (name: string, role: string) => `${name} has the role ${role} now.`,
  staysSignedIn: 'The account stays signed in; what it may do changes at its next step.',
  ownRole: 'This is your own account: with a lower role, only another administrator can give this one back.',
  newPasswordFor: (name: string) => `New password for ${name}`,
  setPassword: 'Set password',
  hasPassword: (name: string) => `${name} has a new password and was signed out everywhere.`,
  passwordBefore: 'The password before stops working, and the account is signed out on every device.',
  newPassword: 'New password',
  signOutOf: (name: string) => `Sign out ${name}`,
  signOut: 'Sign out',
  signedOut: (name: string) => `${name} was signed out everywhere.`,
  signOutAbout:
    'Ends the sign-ins of this account on every device, at once; what was typed there and not sent is lost. The password goes on working: set a new one if someone else may know it.',
  removeOf: (name: string) => `Remove ${name}`,
  remove: 'Remove account',
  removed: (name: string) => `Account ${name} was removed.`,
  noWayBack: 'This cannot be undone.',
  removeAbout: (name: string) => `${name} is signed out on every device and cannot sign in again.`,
  stays: 'Sessions, scores and corrections stay, and the audit log goes on naming this account.',
  nothingChanged: (reason: string) => `Nothing was changed: ${reason}`,
  passwordTooShort: (least: number) => `Use at least ${least} characters.`,
  passwordRule: (least: number, most: number) =>
    `${least} to ${most} characters, any of them: several words in a row are easy to remember.`,
  suggest: 'Suggest a password',
  suggested: 'Suggested. Copy it now: nobody can read it once it is saved.',
  showPassword: 'Show password',
  copyPassword: 'Copy password',
  copied: 'Password copied.',
  notCopied: 'Not copied: show the password and copy it by hand.',
  own: {
    title: 'Your account',
    loading: 'Your account is loading…',
    fromEnvironment:
      'ADMIN_USERNAME and ADMIN_PASSWORD in the environment of the server give this account. Its password is changed there; restart the server afterwards.',
    signOutEverywhere: 'Sign out everywhere',
    signOutAbout:
      'Ends your sign-ins on every device and in every browser, this one too. Your password stays as it is: sign in again with it.',
    signedOut: 'You were signed out everywhere.',
    notSignedOut: (reason: string) => `Could not sign out everywhere: ${reason}`,
    passkeys: {
      title: 'Passkeys',
      about:
        'You sign in with your fingerprint, your face or the code of your device. There is nothing to type that could be typed into a false page.',
      unavailable:
        'Here no passkey can be added: open the console under a name, with HTTPS (or as localhost), in a browser that knows passkeys.',
      expected: 'This installation asks your account for a passkey. Once you have one, your password alone does not sign in.',
      name: 'Name of the passkey',
      nameAbout: 'The device or the password manager that keeps it: “Work laptop”.',
      missing: 'Give it a name, so that you know it again.',
      add: 'Add a passkey',
      added: (name: string) => `Passkey “${name}” was added. Sign in with it next time.`,
      notAdded: (reason: string) => `No passkey was added: ${reason}`,
      cancelled: 'it was cancelled, or this device has one already.',
      none: 'No passkey yet.',
      used: (when: string) => `last used ${when}`,
      unused: 'not used yet',
      remove: 'Remove',
      removed: (name: string) => `Passkey “${name}” was removed.`,
      notRemoved: (reason: string) => `The passkey was not removed: ${reason}`,
    },
    changePassword: 'Change password',
    passwordAbout: 'You stay signed in here; every other sign-in of yours ends.',
    current: 'Current password',
    missing: 'Type your current password.',
    wrong: 'This is not your current password.',
    same: 'Choose another one than the current one.',
    changed: 'Your password was changed. Your other sign-ins were ended.',
    notChanged: (reason: string) => `Could not change your password: ${reason}`,
  },
};

export const audit = {
  entries: 'Entries',
  notLoaded: 'The audit log could not be loaded. Use Refresh to try again.',
  couldNotLoad: (reason: string) => `Could not load the audit log: ${reason}`,
  loading: 'The audit log is loading…',
  older: 'Older entries',
  all: (filtered: boolean) => `These are all ${filtered ? 'that match' : 'entries'}.`,
  noneOfNewest: 'None of the newest entries matches.',
  searchOlder: 'Search older entries',
  noMatch: 'No entry matches these filters.',
  showAll: 'Show all entries',
  nothing: 'Nothing has been done yet. Whatever is done in the console appears here.',
  exportCsv: 'Export CSV',
  exported: (name: string) => `Audit log saved as ${name}.`,
  notExported: (reason: string) => `Could not export the audit log: ${reason}`,
  caption: 'Who did what in the console, newest first',
  columns: { when: 'When', who: 'Who', what: 'What', onWhat: 'On what', details: 'Details' },
  /** Before a value, where the table is a list of cards. */
  by: 'By',
  on: 'On',
  from: 'From',
  to: 'To',
  session: 'Session',
  allSessions: 'All sessions',
  account: 'Account',
  allAccounts: 'All accounts',
  action: 'Action',
  allActions: 'All actions',
  search: 'Search for words',
  hideSignIns: 'Hide sign-ins',
  hideSignInsAbout: 'Failed ones stay in sight.',
};

export const restore = {
  checkFile: '1. Check a file',
  about:
    'The file is read to its end and checked before anything is written: its checksum, its version, and every row. A damaged, foreign or newer file is refused, with the reason.',
  file: 'Backup file (.json)',
  check: 'Check the file',
  checking: (size: string) => `Checking ${size}… A large file takes a while.`,
  refused: (reason: string) => `This file cannot be restored: ${reason} Nothing was written.`,
  choose: '2. Choose what to restore',
  failed: (reason: string) => `Nothing was restored: ${reason}`,
  done: 'Done',
  toSessions: 'Go to the sessions',
  /** The server's reason without the end that is said here for every failure. */
  withoutOutcome: (reason: string) => reason.replace(/ Nothing was (restored|written)\.$/, ''),
  restoredSession: (name: string | null, code: string, people: number) =>
    `Restored as a new, closed session: “${name}”, code ${code}, with ${participants(people)}. Open it when you need it.`,
  restored: (sessionCount: number, people: number, events: number) =>
    `Restored ${sessions(sessionCount)} with ${participants(people)} and ${count(events, { one: 'score event', other: 'score events' })}.`,
  madeOn: 'Made on',
  /** After the day. */
  madeWith: (n: number) => `, with ${sessions(n)}. The file is whole.`,
  intoEmpty: 'This installation has no session: everything can be restored as it was, with the same codes.',
  intoOther:
    'This installation has sessions already, so the whole backup cannot be restored into it. Single sessions can, as new ones: nothing that exists is touched.',
  everything: 'Restore everything',
  noSession: 'This backup holds no session: there is nothing to restore.',
  everythingQuestion: 'Restore everything?',
  asNewQuestion: 'Restore as a new session?',
  confirm: 'Restore',
  caption: 'Sessions in the backup',
  columns: { code: 'Code', name: 'Name', status: 'Status then', participants: 'Participants', action: 'Action' },
  asNew: 'Restore as new',
  asNewFrom: (code: string) => ` session, from ${code}`,
  everythingAbout: (n: number) =>
    `${sessions(n)} will be written with all participants, scores and the log of what was done to them. Accounts of the console stay as they are here.`,
  asNewAbout: (code: string, people: number) =>
    `Session ${code} comes back as a new session with a new code, closed, with the day of the restore in its name, with ${participants(people)} and their scores. What exists here is not touched.`,
};

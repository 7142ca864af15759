import { counting } from '../counting.ts';

const count = counting('en-GB');
const people = (n: number) => count(n, { one: 'person', other: 'people' });

/** State of one mail or of several. */
const STATES = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  refused: 'Refused',
  uncertain: 'Uncertain',
  copied: 'Noted as written',
};

/** Explains the note that a facilitator makes of mails sent from their own mail program. */
function noteAbout(n: number, mark: string): string {
  return `Vigie does not see what you send from your own mail program. For ${people(n)} it will note: ${mark}, by you. The mark can be taken back, here or beside each person. It stays until the session and its campaign have ended, thirty days at least.`;
}

export const mails = {
  title: 'Send from Vigie',
  about: (from: string, perMinute: number) =>
    `From ${from}, one mail for each person, plain text, at most ${perMinute} a minute. Replies come to you.`,
  nobody: 'There is nobody to write to: nobody is listed by their own address.',
  send: (n: number) => `Send to ${people(n)}…`,
  sendAgain: (n: number) => `Send again to ${people(n)}…`,
  notLoaded: (reason: string) => `Could not load the mails: ${reason}`,
  dialog: 'Send this mail',
  preview: 'What is sent',
  withCalendar: 'With the calendar entry attached.',
  replyTo: 'Replies go to',
  replyToAbout: 'Your own address: people answer to you, not to Vigie.',
  noAddress: 'Write one address, such as camille@example.org.',
  again: (n: number) => `Also to ${people(n)} who have had a mail about this`,
  confirm: (n: number) => `Send to ${people(n)}`,
  ordered: (n: number) => `${count(n, { one: 'mail waits', other: 'mails wait' })} to be sent.`,
  notOrdered: (reason: string) => `Nothing is sent: ${reason}`,
  cancel: 'Cancel what waits',
  /** @param department empty for people without a department */
  cancelOf: (department: string) =>
    department === '' ? 'Cancel what waits for people without a department' : `Cancel what waits for ${department}`,
  cancelled: 'What waited is cancelled.',
  notCancelled: (reason: string) => `Not cancelled: ${reason}`,
  stopped: {
    refusals: 'Nothing is sent any more: the mail server refused ten mails in a row. Look at its reasons below, then resume.',
    'sign-in':
      'Nothing is sent any more: the mail server refuses the sign-in of Vigie. Have SMTP_URL corrected (vigie check tells whether it works), then resume.',
  },
  resume: 'Resume sending',
  notResumed: (reason: string) => `Not resumed: ${reason}`,
  states: STATES,
  oneState: STATES,
  /** State of the last mail to a person. */
  lastMail: {
    waiting: (day: string) => `waiting since ${day}`,
    sending: (day: string) => `being sent, ${day}`,
    sent: (day: string) => `sent on ${day}`,
    refused: (day: string) => `refused on ${day}`,
    uncertain: (day: string) => `uncertain, ${day}`,
    copied: (day: string) => `noted as written on ${day}`,
  },
  note: (n: number) => `Note that ${count(n, { one: 'person is', other: 'people are' })} written to`,
  /** @param by account that sent the mail @param session session to which the mail invites, or which it proposes */
  whose: (by: string, session: string | null) => `by ${by}${session === null ? '' : `, for “${session}”`}`,
  noteTitle: { sessions: 'An invitation that you wrote yourself', campaigns: 'A reminder that you wrote yourself' },
  noteAbout: {
    sessions: (n: number, day: string) => noteAbout(n, `invitation, “noted as written on ${day}”`),
    campaigns: (n: number, day: string) => noteAbout(n, `reminder, “noted as written on ${day}”`),
  },
  noted: (n: number) => `Noted for ${people(n)}.`,
  undoNoted: (n: number) => `Take back the mark of ${people(n)}`,
  withdraw: 'Take back',
  withdrawWhose: (person: string) => ` the mark of ${person}`,
  withdrawn: (n: number) => (n === 0 ? 'There was no mark any more.' : `The mark of ${people(n)} is taken back.`),
  notWithdrawn: (reason: string) => `The mark was not taken back: ${reason}`,
  notNoted: (reason: string) => `Nothing is noted: ${reason}`,
  uncertainAbout:
    'Uncertain: the connection ended before the mail server answered. Vigie does not send it again; ask these people.',
  problems: 'Mails to look at',
  problemsHidden: 'These addresses are personal, and the screen is shared.',
  email: 'Email',
  state: 'State',
  reason: 'What the mail server said',
  noReason: 'Nothing',
  at: 'When',
} as const;

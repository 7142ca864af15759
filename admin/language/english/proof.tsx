/** Words of what proves that a session took place: the attendance sheet, the attestations. */
import { counting } from '../counting.ts';

const count = counting('en-GB');

export const proof = {
  attendance: {
    link: 'Attendance sheet',
    spreadsheet: 'Spreadsheet (French)',
    about: 'From the first sign-in to the last act; who was removed is not on it.',
    saved: (file: string) => `Saved as ${file}.`,
    notSaved: (reason: string) => `Could not save the attendance: ${reason}`,
    couldNotLoad: (reason: string) => `Could not load the attendance: ${reason}`,
    notLoaded: 'The attendance could not be loaded. Reload the page to try again.',
    loading: 'The attendance is loading…',
    on: (day: string) => day,
    code: (code: string) => `session ${code}`,
    came: (present: number, expected: number | null) =>
      `${count(present, { one: 'person', other: 'people' })} came${expected === null ? '' : `, ${expected} expected`}.`,
    nobody: 'Nobody is on the list, and nobody has come yet.',
    caption: 'Attendance; the times are those of this computer’s zone',
    columns: { name: 'Name', team: 'Team', from: 'Arrived', until: 'Last act', signature: 'Signature' },
    absent: 'did not come',
    facilitator: 'Facilitator (name, signature):',
    signedOn: 'Signed on:',
  },
};

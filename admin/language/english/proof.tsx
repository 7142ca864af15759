/** Messages of the proofs that a session took place: the attendance sheet, the attestations. */
import type { Attendance } from '#schemas/attendance.ts';
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
      `${count(present, { one: 'person', other: 'people' })} came${expected === null ? '' : `, ${expected} invited`}.`,
    erased: (n: number) =>
      `Of whom ${count(n, { one: 'person was erased since and has', other: 'people were erased since and have' })} no row.`,
    expected: (n: number) => `${count(n, { one: 'person', other: 'people' })} invited.`,
    directory: (groups: Attendance['directory']) =>
      `Who came, of all who are in the directory: ${groups
        .map(({ team, others, people, came, bound }) => {
          const part = { exact: '', about: 'about ', most: 'at most ', least: 'at least ' }[bound];
          return `${others ? 'others' : (team ?? 'no department')} ${part}${came} of ${people}`;
        })
        .join('; ')}.`,
    nobody: 'Nobody is on the list, and nobody has come yet.',
    caption: 'Attendance; the times are those of this computer’s zone',
    columns: { name: 'Name', team: 'Team', from: 'Arrived', until: 'Last act', signature: 'Signature' },
    absent: 'did not come',
    facilitator: 'Facilitator (name, signature):',
    signedOn: 'Signed on:',
  },
  attestations: {
    link: 'Attestations',
    issue: 'Issue the attestations',
    about: 'One page for each person who solved a mission, under the name of the list of invited people; in French.',
    notIssued: (reason: string) => `Could not issue the attestations: ${reason}`,
    ready: (n: number) =>
      `${count(n, { one: 'attestation is ready', other: 'attestations are ready' })} to print, or to keep as one PDF.`,
    none: 'There is no attestation to print.',
    unnamed: (n: number) =>
      `${count(n, { one: 'person has', other: 'people have' })} no name on the list: add it with Edit, or let them print their own from their end page.`,
    otherwiseNamed: (n: number) =>
      `${count(n, { one: 'person has', other: 'people have' })} an attestation under another name, mostly one they printed themselves: it is not shown here.`,
    withoutMission: (n: number) =>
      `${count(n, { one: 'person', other: 'people' })} solved no mission: there is nothing to attest.`,
  },
};

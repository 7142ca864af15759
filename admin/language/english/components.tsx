/** Messages of `admin/components`. */
import type { ReactNode } from 'react';
import { counting } from '../counting.ts';

const count = counting('en-GB');

export const components = {
  ownMachine: (address: string) =>
    `Only this computer reaches ${address}: start Vigie for the room, or open the console under the room’s address, before you pass this on.`,
  notes: 'Notes',
  notesLoading: 'The notes are loading…',
  notesNotLoaded: (reason: string) => `The notes could not be loaded: ${reason}`,
  preview: 'Preview',
  /** Visually hidden end of a button's label, which names the mission. */
  of: (title: ReactNode) => <> of {title}</>,
  ofInNewTab: (title: ReactNode) => (
    <>
      {' of '}
      {title}, in a new tab
    </>
  ),
  created: 'Session created. Share the code with players.',
  waysToInvite: 'Link, QR code and invitation',
  // The specification allows two words only (section 6). If players cannot log in, the session's clock beside the badge says why.
  statuses: { active: 'Active', scheduled: 'Closed', ended: 'Closed', closed: 'Closed' },
  /** '10 missions, 41 min'. */
  lengthOf: (missions: number, minutes: number) => `${count(missions, { one: 'mission', other: 'missions' })}, ${minutes} min`,
  projector: {
    button: 'Projector',
    ofSession: (code: string) => ` of session ${code}`,
    title: (code: string) => `Projector of session ${code}`,
    about:
      'A screen for the room: how to join, time, progress and board, the final order, the debrief. Move its tab to the projector and press F; ? shows the keys.',
    access:
      'For 24 hours, whoever has the address can look at this session and, once it is over, lead its debrief; nothing else. It shows no e-mail address.',
    open: 'Open projector',
    revoke: 'Revoke projector addresses',
    elsewhere: (address: (words: string) => ReactNode) => (
      <>It opens in another tab. If none came, or for another computer: {address('this address')}</>
    ),
    copy: 'Copy address',
    copied: 'Copied.',
    notCopied: 'Not copied: open the address and copy it there.',
    failed: (reason: string) => `That did not work: ${reason}`,
    noneRevoked: 'This session had no projector address.',
    revoked: (n: number) =>
      `${n === 1 ? 'One address' : count(n, { one: 'address', other: 'addresses' })} revoked: pages that show them say so within seconds.`,
  },
  time: {
    start: 'Start now',
    started: 'Play has begun.',
    pause: 'Pause',
    paused: 'Paused: nobody scores until you resume.',
    resume: 'Resume',
    resumed: 'Play goes on.',
    more: '+5 min',
    selfPaced:
      'Self-paced: nobody waits for five minutes more, a board that stands still, or a last mission. “Edit” moves its end.',
    gaveMore: 'Five minutes more.',
    playOnQuestion:
      'Play on for five minutes? The debriefs close again for everybody. Whoever has read the debrief of a mission without having solved it earns nothing for it any more; once the projector has shown its debrief, that is everybody and every mission not solved yet.',
    playOn: 'Play on for five minutes',
    freeze: 'Freeze',
    froze: 'The boards stand still.',
    reveal: 'Reveal',
    revealed: 'The boards are true again.',
    end: 'End',
    plannedFor: (when: string) => `This workshop is planned for ${when}.`,
    startEarlyQuestion: 'Start it at this moment? Play begins at once.',
    startEarlyYes: 'Start it all the same',
    endEarly: (days: number) =>
      `This is ${count(days, { one: 'day', other: 'days' })} before its end: invitations and reminders that lead to it will be of no use.`,
    endReminded: (people: number) =>
      `A reminder proposed this session to ${count(people, { one: 'person who has', other: 'people who have' })} not come yet.`,
    endQuestion: 'End the session? Nobody scores from then on, and nobody new comes in; the debrief can open then.',
    endAbsent: (people: number, atLeast: boolean) =>
      `${atLeast ? 'At least ' : ''}${count(people, { one: 'invited person has', other: 'invited people have' })} not come yet, and can no longer come afterwards.`,
    endYes: 'End the session',
    ended: 'The session has ended.',
    archive: 'Archive',
    archiveQuestion: 'Archive the session? It leaves the desk’s list; nothing of it is lost.',
    archiveYes: 'Archive the session',
    archived: 'The session is in the archive.',
    unarchive: 'Take out of the archive',
    unarchived: 'The session is on the desk again.',
    frozen: 'Boards frozen',
    failed: (action: string, reason: string) => `${action} failed: ${reason}`,
  },
  paging: {
    pages: 'Pages of participants',
    rows: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
    previous: 'Previous page',
    next: 'Next page',
  },
  wallNames: {
    title: 'Names on the wall',
    about: 'One press puts a pseudonym in the place of a name on every board, and tells the person. The points stay.',
    none: 'No name stands on the wall.',
    isHidden: 'in place of a hidden name',
    hide: 'Hide',
    show: 'Show again',
    hidden: (name: string) => `“${name}” is hidden.`,
    shown: 'The chosen name is shown again.',
    failed: (reason: string) => `The name was not changed: ${reason}`,
  },
  copy: {
    copy: 'Copy',
    copied: 'Copied',
    codeOf: (code: string) => `code ${code}`,
    whatCopied: (what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)} copied`,
    notCopied: 'Not copied: select it and copy it by hand.',
  },
  sharedScreen: {
    title: 'Shared screen',
    about: 'Hides every e-mail and real name of participants on all pages of the console',
    hidden: 'e-mail hidden',
    turnedOn: 'The screen counts as shared: no e-mail and no real name is shown until you press “Shared screen” again.',
    turnedOff: 'The screen no longer counts as shared: e-mails and real names are shown again.',
    showAnyway: 'Show all the same',
    exportTitle: 'The screen is shared',
    exportAbout: 'This file holds e-mails or real names. Whoever sees this screen reads them once it is opened here.',
    exportAnyway: 'Save all the same',
    attendance: 'The attendance sheet names everybody, and the screen is shared.',
    attestations: 'Attestations bear real names, and the screen is shared.',
    heldData: 'What is held of a person has real names, and the screen is shared.',
    peopleList: (n: string) => `The list of people (${n}) is hidden: the screen is shared.`,
  },
  exports: {
    button: 'Spreadsheet (French)…',
    title: 'Spreadsheet (French)',
    about: (zone: string, whole: boolean) =>
      `Files that Excel or LibreOffice set to French opens as they are: French headings, semicolons, decimal commas, times of ${zone}, the best first. ${whole ? 'Every session' : 'This session'}, without removed and merged participants. “Export CSV” beside the scoreboard is another file: username and score of the board on the screen.`,
    files: {
      scores: { label: 'Scores', rows: 'One row per participant: rank, score, missions solved' },
      solves: { label: 'Solves', rows: 'One row per solved challenge: points, when' },
      attempts: { label: 'Attempts', rows: 'One row per challenge tried: failed attempts, solved or not' },
      hints: { label: 'Hints', rows: 'One row per challenge with hints: how many were shown' },
    },
    saved: (name: string) => `Saved as ${name}.`,
    failed: (reason: string) => `Could not make the file: ${reason}`,
  },
  backup: {
    saved: (name: string, size: string) => `Full backup saved as ${name} (${size}).`,
    failed: (reason: string) => `Could not make the backup: ${reason}`,
  },
};

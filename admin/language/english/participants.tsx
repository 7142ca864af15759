/** Messages of the participants of a session, and of the page of one participant. */
import type { ReactNode } from 'react';
import { counting } from '../counting.ts';

const count = counting('en-GB');
const points = (n: number) => count(n, { one: 'points', other: 'points' });

export const participants = {
  title: 'Participants',
  session: 'Session',
  runningOrder: 'Running order',
  search: 'Search by e-mail, name or team',
  refresh: 'Refresh',
  unplayed: {
    open: 'Remove who never played…',
    title: 'Remove who never played',
    about:
      'Everybody who came between these two times, opened no mission and has no points is removed at once: for invented people. Each can be reinstated on their page.',
    from: 'Came from',
    until: 'until',
    reason: 'Reason',
    tooShort: (n: number) => `Write at least ${n} letters.`,
    noTime: 'Choose a time, the second after the first.',
    chooseTimes: 'Choose both times to see how many they are.',
    count: (n: number) => `${count(n, { one: 'person', other: 'people' })} came then and never played.`,
    confirm: 'Remove them',
    removed: (n: number) => `${count(n, { one: 'person was', other: 'people were' })} removed.`,
    failed: (reason: string) => `Nobody more was removed: ${reason}`,
  },
  couldNotLoad: (reason: string) => `Could not load the participants: ${reason}`,
  notLoaded: 'The participants could not be loaded. Use Refresh to try again.',
  loading: 'Participants are loading…',
  nobodyYet: 'Nobody has logged in yet. Share the session code: players appear here as soon as they log in.',
  nobodyMatches: (search: string) => `Nobody matches “${search}”. Clear the search to see everyone.`,
  points,
  table: {
    caption: 'Participants of this session; a column’s heading sorts by it',
    columns: { username: 'Participant', team: 'Team', score: 'Score', solved: 'Solved', joined: 'Joined' },
    status: 'Status',
    action: 'Action',
    onTheBoards: ', on the boards ',
  },
  one: {
    title: 'Participant',
    ofTheSession: 'Participants of the session',
    couldNotLoad: (reason: string) => `Could not load the participant: ${reason}`,
    notLoaded: 'The participant could not be loaded. Reload the page to try again.',
    loading: 'The participant is loading…',
    gone: 'There is no such participant. The session may have been deleted.',
    summary: 'Summary',
    adjust: 'Adjust points',
    merge: 'Merge into…',
    remove: 'Remove',
    reinstate: 'Reinstate',
  },
  facts: {
    score: 'Score',
    solved: 'Challenges solved',
    realName: 'Name on the list or in the directory',
    boardName: 'Board name',
    personalCode: 'Personal code',
    team: 'Team',
    status: 'Status',
    joined: 'Joined',
    invited: 'Last invitation',
    reminded: 'Last reminder',
    merged: (link: (words: string) => ReactNode) => (
      <>Merged: {link('another participant')} has the points now, and is whom this e-mail logs in as.</>
    ),
    removed: 'Removed from the session: off the scoreboard, and logins are refused.',
  },
  team: {
    none: 'No team',
    gone: (team: string) => `${team} (no longer offered)`,
    changed: (username: string, team: string | null) =>
      `${username} is in ${team === null ? 'no team' : `the team ${team}`} now.`,
    failed: (reason: string) => `Could not change the team: ${reason}`,
  },
  name: {
    change: 'Change',
    /** Text after the button's label, for screen readers. */
    what: ' the board name',
    title: (username: string) => `Board name of ${username}`,
    confirm: 'Change the name',
    about: 'Other players see this name, never the e-mail. The player can choose another one at any time.',
    done: (username: string, name: string | null) => `${username} is “${name}” on the boards now.`,
    failed: (reason: string) => `Could not change the name: ${reason}`,
  },
  code: {
    given: 'Given',
    none: 'None yet',
    renew: 'New personal code',
    title: (username: string) => `New personal code for ${username}`,
    confirm: 'Give a new code',
    about: 'The code before is over. The new one is shown once, here: hand it to the participant in person.',
    failed: (reason: string) => `Could not give a new code: ${reason}`,
  },
  correction: {
    failed: (reason: string) => `Could not make the correction: ${reason}`,
    reason: 'Reason',
    reasonAbout: 'Stays in the ledger, with your name.',
    sayWhy: (letters: number) => `Say why, in at least ${letters} letters.`,
  },
  removal: {
    title: (username: string) => `Remove ${username}`,
    confirm: 'Remove participant',
    about: (username: string, score: number) =>
      `Takes ${username} off the scoreboard with ${points(score)}, ends the logins of every device, and refuses new ones. ${username} no longer counts among those who came: not in the report, on the attendance sheet or in the campaign; a report that was drawn up before keeps its figures. Nothing is deleted: what was played, the points and your reason stay, and “Reinstate”, on the participant’s page, gives everything back.`,
    done: (username: string) => `${username} was removed.`,
  },
  reinstatement: {
    title: (username: string) => `Reinstate ${username}`,
    confirm: 'Reinstate participant',
    about: (username: string) =>
      `Gives ${username} back the points that the removal took, and the place on the scoreboard. The player has to log in again; among equal scores this one now counts as reached last.`,
    done: (username: string, score: number) => `${username} plays again, with ${points(score)}.`,
  },
  reopening: {
    title: (challenge: string) => `Reopen “${challenge}”`,
    confirm: 'Reopen challenge',
    about: (challenge: string, award: number, username: string) =>
      `Takes the ${points(award)} of “${challenge}” back from ${username}, who can solve it again. Hints shown and failed attempts stay, and count in the next award.`,
    done: (challenge: string, username: string) => `“${challenge}” is open again for ${username}.`,
  },
  adjustment: {
    title: 'Adjust points',
    confirm: 'Adjust points',
    noNumber: (maximum: string) => `Points must be a number other than 0, at most ${maximum}, with at most two decimals.`,
    about: (username: string, score: string, outcome: { readonly score: string; readonly change: string } | null) =>
      `Adds to the score of ${username}, which is ${score}${outcome === null ? '' : ` and becomes ${outcome.score} (${outcome.change})`}. The challenges stay as they are.`,
    points: 'Points',
    pointsAbout: '2.5 gives, -2.5 takes.',
    done: (username: string, score: number) => `${username} now has ${points(score)}.`,
  },
  merge: {
    title: (username: string) => `Merge ${username} into…`,
    confirm: 'Merge',
    nobodyChosen: 'Choose the participant to merge into.',
    about: 'For one person with two e-mails. Choose the one that stays.',
    search: 'Search the participant who stays',
    goes: (username: string) => `Goes: ${username}`,
    stays: (username: string) => `Stays: ${username}`,
    outcome: (goes: string, stays: string) => (
      <>
        {stays} keeps the better award of each challenge, and takes over penalties and adjustments. {goes} leaves the scoreboard;
        its devices play on as {stays}. <strong>This cannot be undone.</strong>
      </>
    ),
    done: (goes: string, stays: string, score: number) => `${goes} was merged into ${stays}, who now has ${points(score)}.`,
    notLoaded: (reason: string) => `The participants could not be loaded: ${reason}`,
    nobodyMatches: 'Nobody else who plays in this session matches.',
    into: 'Merge into',
    more: 'More match: search for part of the e-mail.',
  },
  challenges: {
    title: 'Challenges',
    none: 'No challenge tried yet. Each appears here with its first hint or answer.',
    caption: 'Challenges with a hint or an answer',
    challenge: 'Challenge',
    solved: 'Solved',
    notYet: 'Not yet',
    points: 'Points',
    hints: 'Hints',
    failures: 'Failures',
    correction: 'Correction',
    reopen: 'Reopen',
  },
  ledger: {
    title: 'Ledger',
    none: 'No points won or lost yet. The first solve or correction appears here.',
    caption: (last: number | null) => `Everything that made the score, newest first${last === null ? '' : ` (the last ${last})`}`,
    when: 'When',
    what: 'What',
    who: 'Who',
    /** Like `who`, but as a label beside a name. */
    by: 'By',
    why: 'Why',
    player: 'The player',
  },
};

/** Messages of the dashboard, and of the page that deletes a session. */
import type { ReactNode } from 'react';
import { counting } from '../counting.ts';

const count = counting('en-GB');
const sessions = (n: number) => count(n, { one: 'session', other: 'sessions' });
const players = (n: number) => count(n, { one: 'player', other: 'players' });
const STATUSES = { all: 'All', active: 'Active', closed: 'Closed', archived: 'Archived' };

export const dashboard = {
  refresh: 'Refresh',
  /** Names of data that could not be refreshed, for use in a list. */
  parts: { sessions: 'the sessions', times: 'the times', scores: 'the scores', storage: 'the storage figures' },
  notRefreshed: (what: string, reason: string) => `Could not refresh ${what}: ${reason}`,
  create: {
    title: 'Create session',
    /** @param length '21 missions, 152 min' */
    makes: (length: string | null) =>
      `Makes a session that is open at once, for everyone who has its code, without a day or a time limit${length === null ? '' : `: ${length}`}.`,
    failed: (reason: string) => `Could not create the session: ${reason}`,
    name: 'Session name (optional)',
    nameAbout: 'Helps you tell sessions apart. The code for the players is made for you.',
    whatIsPlayed: 'What is played',
  },
  demo: {
    title: 'This is a demo session with simulated players',
    about:
      'Play along with its code and any address that ends in @visite.example. Removing it deletes its session and ends its players.',
    remove: 'Remove the demo',
    removed: 'The demo was removed.',
    notRemoved: (reason: string) => `Could not remove the demo: ${reason}`,
  },
  metrics: {
    activeSessions: 'Active sessions',
    noSession: 'No session yet',
    outOf: (n: number) => `out of ${sessions(n)}`,
    players: 'Players tracked',
    size: 'Database size',
    contents: (sessionCount: number, scoreCount: number) =>
      `${sessions(sessionCount)}, ${count(scoreCount, { one: 'score', other: 'scores' })}`,
    loading: 'Loading…',
    noScore: 'No score yet',
    noPoints: 'Nobody has points yet',
    top: (player: ReactNode, points: number) => (
      <>
        Top: {player} ({count(points, { one: 'point', other: 'points' })})
      </>
    ),
    /** @param players number of players with the highest score, two or more */
    tied: (players: number, points: number) =>
      `Top, tied: ${count(players, { one: 'player', other: 'players' })} (${count(points, { one: 'point', other: 'points' })})`,
    currentSession: 'current session',
    allSessions: 'all sessions',
    selectedSession: 'selected session',
  },
  next: {
    title: 'Next session',
    room: (words: (text: string) => ReactNode) => <>Room{words(' of the next session')}</>,
    invite: (words: (text: string) => ReactNode) => <>Invite{words(' to the next session')}</>,
    forEveryone: 'for everyone who has the code',
    invited: (n: number) => `${count(n, { one: 'person', other: 'people' })} invited`,
    seats: (n: number) => `${count(n, { one: 'seat', other: 'seats' })}, for everyone who has the code`,
  },
  reopen: {
    title: (session: string) => `Open ${session} again?`,
    confirm: 'Open again',
    failed: (code: string, reason: string) => `Could not open session ${code}: ${reason}`,
    about: 'This session has ended. Open again, it is no longer over:',
    timeLoading: 'Its time is loading…',
    listed: 'Everyone on its list who has the code can log in and play.',
    everyone: 'Everyone who has the code can log in and play.',
    debriefs:
      'Its debriefs close again. Whoever has read one of a mission that they had not solved earns nothing for it any more; once the projector has shown its debrief, that is everybody and every mission not solved yet.',
    points: 'Points won from then on are added to its scores. Its report counts them too, as long as it is not drawn up.',
    pointsAfterReport:
      'Points won from then on are added to its scores. Its report is drawn up already: its figures stay as they are, and never count whoever comes now.',
    toEnd: 'To end it again: Time, then End. What was scored meanwhile stays.',
    fullDuration: 'It runs again, with its full duration.',
    untilYouEnd: 'until you end it',
    forMinutes: (n: number) => `for ${count(n, { one: 'minute', other: 'minutes' })}, its full duration`,
    atOnce: (length: string) => `It runs again at once, ${length}.`,
    lobby: (length: string) => `Its lobby opens. Play runs once you start it, ${length}.`,
  },
  scoreboard: {
    title: 'Scoreboard',
    session: 'Session',
    current: 'Current session',
    all: 'All sessions',
    closed: (session: string) => `${session} (closed)`,
    severalOpen: (n: string) => `${n} sessions are open: these are the scores of all of them.`,
    inEach: 'Who played in several sessions is counted, and has a row, in each.',
    notLoaded: 'The scores could not be loaded. Use Refresh to try again.',
    loading: 'Scores are loading…',
    best: (bars: number, total: number, rows: number | null) =>
      `The chart shows the best ${bars} of ${players(total)}${rows === null ? '' : `, the table the best ${rows}`}; the CSV holds everyone.`,
    asTable: (rows: number, best: boolean) => `Scores as a table (${best ? 'best ' : ''}${players(rows)})`,
    noneOpen: 'No session is open. Create or open one, or pick a closed session to see its scores.',
    nobody: 'Nobody has logged in yet. Share the session code: players appear here as soon as they log in.',
    exported: (rows: number, name: string) => `${count(rows, { one: 'row', other: 'rows' })} exported to ${name}.`,
    notExported: (reason: string) => `Could not export the scores: ${reason}`,
    exportCsv: 'Export CSV',
    chart: (title: string) => `Score chart, ${title}`,
    caption: (title: string) => `Scores: ${title}`,
    rank: 'Rank',
    player: 'Player',
    score: 'Score',
    showMore: (n: number) => `Show ${count(n, { one: 'more row', other: 'more rows' })}`,
  },
  sessions: {
    title: 'Sessions',
    search: 'Search by code or name',
    status: 'Status',
    statuses: STATUSES,
    updated: (at: string) => `Updated ${at}`,
    notRefreshedSince: (at: string) => `Not refreshed since ${at}`,
    autoRefresh: (on: boolean) => `Auto refresh ${on ? 'ON' : 'OFF'}`,
    shown: (found: string, all: number) => `${found} of ${sessions(all)} shown`,
    notLoaded: 'The sessions could not be loaded. Use Refresh to try again.',
    loading: 'Sessions are loading…',
    none: 'No session yet.',
    createOne:
      '“Plan a workshop” prepares everything from the welcome to the last question; “Create session” makes a code to share at once.',
    skip: 'Skip to the scoreboard',
    setUp: 'Set up a session',
    noMatch: (search: string, all: number) => `No session matches “${search}”. Clear the search to see all ${all}.`,
    noneOfStatus: (status: keyof typeof STATUSES, all: number) =>
      `No session is ${status}. Choose the status “All” to see all ${all}.`,
    noMatchOfStatus: (status: keyof typeof STATUSES, search: string, all: number) =>
      `No ${status} session matches “${search}”. Choose the status “All” and clear the search to see all ${all}.`,
    caption: 'Sessions, with the code that players type and what can be done with each',
    when: 'When',
    where: 'Where',
    by: 'Owner',
    people: 'People',
    everyone: 'Everyone',
    thisWeek: 'This week',
    coming: (month: string) => `To come: ${month}`,
    /** @param title 'December 2026' */
    group: (title: string, n: number) => `${title}, ${sessions(n)}`,
    more: 'More',
    forWhom: 'For whom',
    owner: 'Owner',
    nobody: 'nobody',
    deletionRequested: 'Deletion requested',
    created: 'Created',
    createdAt: (day: string, by: string | null) => (by === null ? day : `${day}, by ${by}`),
    code: 'Code',
    name: 'Name',
    actions: 'Actions',
    id: 'ID',
    /** Text after a verb or a noun, for screen readers. */
    session: (code: string) => ` session ${code}`,
    ofSession: (code: string) => ` of session ${code}`,
    toSession: (code: string) => ` to session ${code}`,
    room: 'Room',
    participants: 'Participants',
    invite: 'Invite',
    time: 'Time',
    timeOf: (session: string) => `Time of ${session}`,
    boardsFrozen: 'boards frozen',
    viewChart: 'View chart',
    edit: 'Edit',
    duplicate: 'Duplicate',
    delete: 'Delete',
    open: 'Open',
    close: 'Close',
    notOpened: (code: string, reason: string) => `Could not open session ${code}: ${reason}`,
    notClosed: (code: string, reason: string) => `Could not close session ${code}: ${reason}`,
    reopened: (code: string) => `Session ${code} is open again. To end it: Time, then End.`,
  },
  deletion: {
    title: 'Delete a session',
    loading: 'Session details are loading...',
    unknown: (id: string | undefined) => `There is no session with the id “${id}”. It may have been deleted already.`,
    deleted: (code: string) => `Session ${code} was deleted.`,
    failed: (reason: string) => `Could not delete the session: ${reason}`,
    noWayBack: 'This cannot be undone.',
    what: 'Deleting removes the session, all participants and every score event. What was noted or sent of its invitations goes too. Players of this session are logged out, and their attestations can only be verified with code and name together, for five years.',
    ifNeeded: (backup: ReactNode) => <>{backup} if you may need any of it.</>,
    askForBackup: 'Ask an administrator for a full backup first',
    backupFirst: 'Download a full backup first',
    goWithIt: (n: number, emphasis: (words: string) => ReactNode) => (
      <>{emphasis(count(n, { one: 'participant', other: 'participants' }))} will go with it.</>
    ),
    fromCampaign: (campaign: string, n: number) =>
      `The campaign “${campaign}” goes on counting the ${count(n, { one: 'person', other: 'people' })} who came here. Until it ends it keeps, of those it expects, the address, the day, and whether they finished; of the others only how many they are.`,
    fromEndedCampaign: (campaign: string) => `The campaign “${campaign}” has ended: its figures of attendance stay.`,
    fromReports: 'The report of this session goes with it: save it as a PDF first.',
    returnsEnd: (until: string) =>
      `The returns of these people, awaited until ${until} at the latest, if an invitation goes out late, will not take place, and those that are done and not in the figures yet will not be. To keep them, delete the session after that day.`,
    typeCode: (code: string) => `This session is open: type its code, ${code}, to delete it`,
    confirm: 'Delete session',
    facts: { id: 'ID', code: 'Code', name: 'Name', owner: 'Owner', status: 'Status', participants: 'Participants' },
    nobody: 'nobody',
    warning: 'Warning',
    lookAt: 'See the request',
    requested: (by: string, until: string) =>
      `${by} has requested the deletion of this session; the request holds until ${until}.`,
    twoPeople: (owner: string | null) =>
      owner === null
        ? 'This session belongs to nobody, and here two people delete what is another’s: you request it, and an administrator other than you confirms.'
        : `This session is ${owner}’s, and here two people delete what is another’s: you request it, and ${owner} or an administrator other than you confirms.`,
    yourRequest: (owner: string | null, until: string) =>
      `You have requested this deletion. ${owner === null ? 'An administrator other than you' : `${owner}, or an administrator other than you,`} may confirm it until ${until}; nothing is deleted before.`,
    notForYou: (by: string, owner: string | null, until: string) =>
      `${by} has requested this deletion. ${owner === null ? 'An administrator' : `${owner}, or an administrator,`} decides, until ${until}.`,
    yourDecision: (by: string, until: string) =>
      `${by} has requested this deletion and waits for you, until ${until}. Confirming deletes the session at once.`,
    request: 'Request deletion',
    withdraw: 'Withdraw the request',
    refuse: 'Refuse',
    confirmRequest: 'Confirm and delete',
    requestSent: (code: string) => `The deletion of session ${code} is requested.`,
    requestGone: (code: string) => `The request to delete session ${code} is gone; the session stays.`,
    requestFailed: (reason: string) => `Could not change the request: ${reason}`,
  },
  handOver: {
    button: 'Hand over',
    title: (session: string) => `Hand over ${session}`,
    about: (owner: string | null) =>
      `${owner === null ? 'The session belongs to nobody.' : `The session is ${owner}’s.`} Whoever owns it answers for it, and decides about its deletion where two people are needed. Everybody who leads sessions works in it as before.`,
    to: 'Username of the new owner',
    needed: 'Write the username of an account.',
    confirm: 'Hand over',
    done: (code: string, owner: string) => `Session ${code} is ${owner}’s.`,
    failed: (reason: string) => `Could not hand the session over: ${reason}`,
  },
};

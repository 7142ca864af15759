/** Messages of the cockpit. Durations are given as text: '4 min'. */
import type { ReactNode } from 'react';
import { counting } from '../counting.ts';

const count = counting('en-GB');
const people = (n: number) => count(n, { one: 'person', other: 'people' });
const failures = (n: number) => count(n, { one: 'failed attempt', other: 'failed attempts' });
const hints = (n: number) => count(n, { one: 'hint', other: 'hints' });

export const cockpit = {
  notLoaded: (reason: string) => `The session could not be loaded: ${reason}`,
  room: 'Session',
  invite: 'Invite',
  runningOrder: 'Running order',
  presenter: 'Debrief',
  participants: 'Participants',
  report: 'Report',
  noSession: 'There is no such session. It may have been deleted.',
  loading: 'The session is loading…',
  lessThanAMinute: 'less than a minute',
  days: (days: number) => `${days} d`,
  names: {
    real: 'Real names',
    about: 'First name and name of the list of people, in place of the name on the boards; kept in this browser',
    notShared: 'A shared screen shows the names of the boards',
    boardName: 'On the boards',
  },
  door: {
    title: (n: number) => (n === 0 ? 'At the door' : `At the door: ${n}`),
    byAccount: 'Players come with the company’s account: these addresses are verified.',
    nowRefused: (addresses: string) => `Refused at the door: ${addresses}.`,
    reasons: { 'not-invited': 'Not on the list', removed: 'Was removed from the session' },
    tries: (n: number, ago: string) => `${count(n, { one: 'try', other: 'tries' })}, the last ${ago} ago`,
    perhaps: (address: ReactNode) => <>Perhaps {address}: have the address typed again rather than let this one in.</>,
    perhapsCame: (address: ReactNode) => <>Probably {address}, who is in the session already: let in, they would count twice.</>,
    letIn: 'Let in',
    letInWhom: (email: string) => `Let in ${email}`,
    isLetIn: (email: string) => `${email} is on the list now: the next try works.`,
    notLetIn: (reason: string) => `Nobody was let in: ${reason}`,
    dismiss: 'Dismiss',
    dismissWhom: (email: string) => `Dismiss ${email}`,
    isDismissed: 'Dismissed until the next try.',
    notDismissed: (reason: string) => `Nothing was dismissed: ${reason}`,
    waiting: (n: number) => `${count(n, { one: 'person waits', other: 'people wait' })} to be let in`,
    waitsSince: (since: string) => `has waited for ${since}`,
    furtherWaiting: (n: number) => `and ${count(n, { one: 'other', other: 'others' })}`,
    letAllIn: 'Let all in',
    refuse: 'Refuse',
    refuseWhom: (email: string) => `Refuse ${email}`,
    refuseAll: 'Refuse all',
    lateComer: 'Let in an address',
    lateComerAbout: 'Of somebody in the room: they come in at their next try, however many wait.',
    hasEntry: (email: string) => `${email} comes in at the next try.`,
    allIn: 'Who waited comes in.',
    areRefused: 'Refused. They are told so at their next try.',
    notDecided: (reason: string) => `Nothing was decided: ${reason}`,
    devices: (name: string, n: number, hour: string) => `${name}: ${n} logins since ${hour}, perhaps on several devices`,
  },
  openDebrief: 'Open the debrief',
  needsHelp: 'Needs help',
  needsHelpCount: (n: number) => `Needs help: ${n}`,
  nobodyStuck: 'Nobody seems stuck.',
  nowNeedHelp: (names: string) => `Needs help: ${names}.`,
  others: (n: number) => count(n, { one: 'other', other: 'others' }),
  peopleWhoNeedHelp: 'People who need help',
  reasons: {
    time: (waited: string, usual: string) => `No progress for ${waited}; it usually takes ${usual}`,
    failures,
    hints: (n: number) => (n === 1 ? 'The only hint is used' : `All ${n} hints are used`),
    notStarted: (waited: string) => `Here for ${waited}, and has opened no mission`,
  },
  alreadyGiven: (n: number) => `Helped already: ${count(n, { one: 'hint given', other: 'hints given' })}`,
  hint: 'Hint',
  giveHint: (name: string) => `Give ${name} a hint`,
  gotHint: (name: string) => `${name} has got the next hint.`,
  gotHints: (n: number) => `${people(n)} got a hint.`,
  hintToAll: 'Hint to everybody on it',
  solutionAndNotes: 'Solution and notes',
  message: 'Message',
  messageTo: (name: string) => `Message to ${name}`,
  holdsBack: (mission: ReactNode, n: number, waited: string, usual: string) => (
    <>
      {mission} holds the room back: {people(n)} on it for {waited}; it usually takes {usual}.
    </>
  ),
  theRoom: 'The room',
  /** Title for a self-paced session, which has no room. */
  theSession: 'The session',
  came: 'Came',
  stillToCome: 'Invited, still to come',
  stillToComeCount: (n: string) => `Invited, still to come: ${n}`,
  here: 'Here',
  notCome: 'Invited, not come',
  solved: 'Solved',
  messageButton: 'Message…',
  sameAnswers: (n: number) => `Same answers: ${n}`,
  unlikeOthers: (n: number) => `Unlike the others: ${n}`,
  notComeCount: (n: string) => `Invited, not come: ${n}`,
  more: (n: string) => `And ${n} more.`,
  somebodyGone: 'somebody who left',
  sameAnswer: (name: string, other: string, mission: ReactNode) => (
    <>
      {name} sent the same answer as {other} has on {mission}.
    </>
  ),
  unusualSolve: (solve: {
    name: string;
    mission: ReactNode;
    time: string;
    answers: number;
    usual: string;
    usualAnswers: string;
  }) => (
    <>
      {solve.name} solved {solve.mission} in {solve.time} with {count(solve.answers, { one: 'answer', other: 'answers' })}; the
      others take {solve.usual} and {solve.usualAnswers}.
    </>
  ),
  failed: (reason: string) => `This could not be done: ${reason}`,
  everybody: 'Everybody',
  search: 'Search by name, e-mail or team',
  order: 'Order',
  orders: {
    joined: 'Order of joining',
    behind: 'Fewest solved first',
    quiet: 'Quiet for longest first',
    name: 'Name',
    team: 'Team',
  },
  nobodyYet: 'Nobody has come in yet. Share the session code: people appear here as soon as they log in.',
  noMatch: (search: string) => `Nobody matches “${search}”.`,
  legend: {
    untouched: 'not opened',
    open: 'open, with its minutes',
    solved: 'solved, with the minutes it took',
    stuck: 'needs help',
    failures: '✕2 failed attempts',
    solvedAfterFailures: '✕ alone: solved after failed attempts',
    hints: '?1 hint',
  },
  /** Text after a figure, for screen readers. */
  solvedAfter: ' solved',
  activeNow: 'active now',
  quietFor: (time: string) => `quiet for ${time}`,
  /** A short duration. `heard` marks text for screen readers only. */
  quietShort: (time: string, heard: (words: string) => ReactNode) => (
    <>
      {heard('quiet for ')}
      {time}
    </>
  ),
  stuck: 'needs help',
  caption: 'Participants and missions. The arrow keys go from cell to cell, Enter opens what there is to know and to do.',
  participant: 'Participant',
  solvedBy: (solved: number, among: number, heard: (words: string) => ReactNode) => (
    <>
      {heard(', solved by ')}
      {solved}
      {heard(` of ${among}`)}
    </>
  ),
  cell: {
    notOpened: 'not opened',
    open: (time: string | null) => (time === null ? 'open' : `open for ${time}`),
    solved: (time: string | null) => (time === null ? 'solved' : `solved in ${time}`),
    failures,
    hints: (n: number, given: number) => hints(n) + (given > 0 ? `, ${given} given` : ''),
    named: (person: string, mission: string, state: string) => `${person}, ${mission}: ${state}`,
  },
  dialog: {
    gone: 'Gone',
    left: 'This participant has left the session.',
    state: 'State',
    notOpened: 'Not opened',
    open: 'Open',
    solved: 'Solved',
    solvedState: 'Solved',
    timeOnIt: 'Time on it',
    usualTime: 'Usual time',
    failures: 'Failed attempts',
    hints: 'Hints',
    hintsOf: (seen: number, all: number, given: number) => `${seen} of ${all}${given > 0 ? `, ${given} given` : ''}`,
    points: 'Points',
    giveNext: (left: number) => `Give the next hint (${left} left)`,
    reopen: 'Reopen…',
    allMissionsOf: (name: string) => `All missions of ${name}`,
    everybodyOnIt: 'Everybody on this mission',
    email: 'E-mail',
    team: 'Team',
    solvedOf: (solved: number, all: number) => `${solved} of ${all}`,
    lastActive: 'Last active',
    now: 'now',
    ago: (time: string) => `${time} ago`,
    ledger: 'Ledger and corrections',
    solvedBy: 'Solved by',
    peopleOf: (solved: string, all: string) => `${solved} of ${all}`,
    openNotSolved: 'Open, not solved',
    usualTimeHere: 'Usual time here',
    giveToAll: 'Give the next hint to everybody on it',
    hideName: 'Hide the name',
    nameHidden: (name: string | null) => `The name is hidden: on the boards, it is “${name ?? ''}” now.`,
    hiddenName: 'Hidden name',
    showName: 'Show the name again',
    nameShown: (name: string | null) => `“${name ?? ''}” is on the boards again.`,
    reopenTitle: (mission: string) => `Reopen “${mission}”`,
    reopenConfirm: 'Reopen challenge',
    reopened: (mission: string, name: string) => `“${mission}” is open again for ${name}.`,
    reopenAbout: (mission: string, name: string) =>
      `Takes the points of “${mission}” back from ${name}, who can solve it again. Hints shown and failed attempts stay, and count in the next award.`,
  },
  finale: {
    title: 'Last mission',
    state: 'The whole room against one attacker',
    about:
      'Five messages, one after the other: each player says on their own screen whether it is genuine or a trap, and the majority decides. The projector follows by itself. It takes about ten minutes and moves no points; your players need nothing but their page.',
    close: (round: number) => `Close round ${round}`,
    open: (round: number) => `Open round ${round}`,
    failed: (reason: string) => `That did not work: ${reason}`,
    over: 'It is over: the projector shows how the room did, and what it takes with it.',
    round: 'Round',
    roundOf: (round: number, all: number, closed: boolean) => `${round} of ${all}${closed ? ', closed' : ''}`,
    judged: 'Have judged',
    judgedOf: (answered: number, people: number) => `${answered} of ${people}`,
    right: 'Judged rightly',
    rightOf: (right: number, all: number) => `${right} of ${all}`,
    result: (genuine: boolean, right: boolean) =>
      `It was ${genuine ? 'genuine' : 'a trap'}, and the room was ${right ? 'right' : 'wrong'}.`,
  },
  messages: {
    title: 'Message to players',
    send: 'Send',
    notSent: (reason: string) => `The message was not sent: ${reason}`,
    sent: (to: string | null) => `The message was sent to ${to ?? 'everybody'}.`,
    to: 'To',
    everybody: 'Everybody',
    teams: 'Teams',
    participants: 'Participants',
    prepared: 'Prepared message',
    ownWords: 'None: your own words',
    message: 'Message',
    about: 'Players see it at once, on whatever page they are. Write it in their language.',
    empty: 'Write a message.',
  },
};

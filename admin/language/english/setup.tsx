/** Messages of the set-up form of a session. */
import type { ReactNode } from 'react';
import type { WorkshopMinutes } from '#schemas/workshop.ts';
import { counting } from '../counting.ts';

const count = counting('en-GB');
const entries = (n: number) => count(n, { one: 'entry', other: 'entries' });
const missions = (n: number) => count(n, { one: 'mission', other: 'missions' });
const quoted = (text: string) => (text === '' ? '' : ` “${text}”`);
const inTeam = (team: string | null) => (team === null ? 'without a team' : `in ${team}`);

/** '35 people and everyone of 1 domain'. */
function people(persons: number, domains: number): string {
  return [
    ...(persons === 0 ? [] : [count(persons, { one: 'person', other: 'people' })]),
    ...(domains === 0 ? [] : [`everyone of ${count(domains, { one: 'domain', other: 'domains' })}`]),
  ].join(' and ');
}

export const setup = {
  titles: { new: 'Set up a session', edit: 'Edit a session', copy: 'Duplicate a session' },
  saved: (code: string) => `Session ${code} was saved.`,
  gone: (id: string) => `There is no session with the id “${id}”. It may have been deleted.`,
  notLoaded: 'The session could not be loaded. Reload the page to try again.',
  loading: 'Session details are loading...',
  copyOf: (name: string) =>
    `A copy of ${name}. It gets a code of its own; participants, scores, opening and closing time are not copied.`,
  changesHold: (code: ReactNode) => <>Session {code}. Changes hold at once for everyone who plays; points that were won stay.</>,
  /** Suffix of a copy's name. */
  copyMark: ' (copy)',
  name: {
    title: 'Name',
    label: 'Session name (optional)',
    about: 'Helps you tell sessions apart. The code for the players is made for you.',
  },
  save: {
    summary: 'Summary',
    mistakes: 'Not saved yet: look at the marked fields above.',
    /** @param news what others changed in the session @param both what you and others both changed */
    changedToo: (news: string, both: string) =>
      `Not saved yet: ${news} You both changed ${both}. Save again to put yours in the place of theirs.`,
    changedWhileKept: 'the session was changed while your work was kept.',
    takeTheirs: 'Take theirs',
    failed: (reason: string) => `Could not save the session: ${reason}`,
    create: 'Create session',
    change: 'Save changes',
  },
  /** Merge units of the set-up, which two people may edit at once. */
  decisions: {
    name: 'the name',
    missions: 'the missions',
    teams: 'the teams',
    people: 'who may log in',
    personalCodes: 'personal codes',
    door: 'the door',
    playerLogin: 'how players come in',
    time: 'the time',
    start: 'how play begins',
    hints: 'the hints',
    board: 'the board',
    fleet: 'the fleet',
    workshop: 'the workshop',
    schedule: 'the workshop and its times',
    reporting: 'where to report',
  },
  unsaved: {
    title: 'Leave without saving?',
    about: 'What you set up on this page has not been saved and will be lost.',
    stay: 'Stay here',
    leave: 'Leave without saving',
  },
  templates: {
    title: 'Start from a template',
    forWhom: 'For whom',
    howLong: 'How long',
    whom: {
      office: {
        title: 'Everyone at the office',
        description: 'E-mail, telephone, password and reporting, a quiz, then one more subject of office life after another.',
      },
      accounts: { title: 'Accounts and HR', description: 'What everybody needs, then payments and personal data.' },
      field: { title: 'Field and mobile', description: 'What everybody needs, then doors, journeys and telephones.' },
      technical: {
        title: 'Technical teams',
        description: 'A false e-mail and a password, then what attackers do to sites, code and servers.',
      },
      first: { title: 'First contact', description: 'The essentials, easy missions first and no hard one.' },
      everything: {
        title: 'Everything classic',
        description: 'The whole classic programme in its own order, without a time limit.',
      },
    },
    /** 'Accounts and HR, 45 minutes'. */
    inMinutes: (whom: string, minutes: number) => `${whom}, ${minutes} minutes`,
    /** @param length '7 missions, 34 min' */
    ofPlay: (length: string) => `${length} of play`,
    withParts: (length: string, { welcome, play, debrief, questions }: WorkshopMinutes) =>
      `${length} for ${play} min of play, with ${welcome} min to welcome, ${debrief} to debrief and ${questions} for questions`,
    content: (title: ReactNode, content: string) => (
      <>
        {title}: {content}.
      </>
    ),
    noneFits: 'No mission of the catalogue fits. Choose others, or a longer time.',
    use: 'Use this template',
    inUse: 'Template in use',
    used: (title: string, content: string) => `${title} is used: ${content}.`,
    replaced: (title: string) => `“${title}” replaced the missions and the duration.`,
    undo: 'Undo',
    undone: 'Missions and duration are as they were before.',
    replaceQuestion: 'Replace the missions of an open session?',
    replaceAbout: (title: string) =>
      `“${title}” sets other missions and another duration. Players see them as soon as the changes are saved; until then it can be undone.`,
    keep: 'Keep them',
    replace: 'Replace them',
  },
  challenges: {
    title: 'Challenges',
    whatIsPlayed: 'What is played',
    selection: 'A selection',
    selectionAbout: 'Only the challenges that you tick, in the order that you give them.',
    whole: (length: string) => `The whole programme in its own order: ${length}.`,
    everything: 'Everything classic',
    everythingAbout: (title: string, length: string) =>
      `All of “${title}” in its own order: ${length}. A mission that is added to it later takes part.`,
    unlisted: ' (no part of the whole programme)',
    total: (played: number, minutes: number) => (
      <>
        <strong>{missions(played)}</strong>, {minutes} min.
      </>
    ),
    /** @param spare minutes left over; negative if there are too many missions */
    totalOf: (played: number, minutes: number, duration: number, spare: number) => (
      <>
        <strong>{missions(played)}</strong>, {minutes} min of {duration} min:{' '}
        {spare < 0 ? `${-spare} min longer than play` : `${spare} min to spare`}.
      </>
    ),
    order: 'Order of play',
    nothingChosen: 'Nothing chosen yet. Tick challenges in the list, or start from a template.',
    gone: (key: string) => `${key} (no longer in the catalogue: remove it)`,
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    moved: (title: string, place: number, of: number) => `${title}: now ${place} of ${of}.`,
    removed: (title: string, left: number) => `${title} removed, ${left} left.`,
  },
  directory: {
    label: 'From the directory',
    about: 'Their e-mails, names and departments are added to the list above.',
    everybody: (n: number) => `Everybody (${count(n, { one: 'person', other: 'people' })})`,
    department: (name: string, n: number) => `${name} (${count(n, { one: 'person', other: 'people' })})`,
    add: 'Add to the list',
    added: (n: number) => `Added: ${count(n, { one: 'person', other: 'people' })} of the directory.`,
    notAdded: (reason: string) => `Nobody was added: ${reason}`,
  },
  people: {
    title: 'People and teams',
    label: 'Who may log in (optional)',
    about:
      'Paste the recipients of a message, a column of a sheet, or addresses; @brevelle.example lets a whole domain in. Names beside the addresses are kept, before them or in a column. One on a line may be followed by a semicolon and the team. Empty: everyone who has the code.',
    nobody: 'Nobody is on the list.',
    onTheList: (persons: number, domains: number) => `On the list: ${people(persons, domains)}.`,
    names: (n: number) =>
      `${count(n, { one: 'name is', other: 'names are' })} kept with the e-mails: facilitators read them, players never do.`,
    furtherTeams: (teams: readonly string[]) =>
      `${teams.length === 1 ? 'This team' : 'These teams'} of the list will be added to the session: ${teams.join(', ')}.`,
    teams: 'Teams or departments (optional)',
    teamsAbout: 'One a line. Players choose theirs after the login; without teams nobody is asked.',
    file: 'Load a CSV file',
    fileAbout:
      'An export of the office, with its columns in any order: the e-mails are found by themselves, the teams where a heading says Équipe, Service, Team or Department. Who is read is added to the list above.',
    read: (persons: number, domains: number, file: string) =>
      `${persons + domains === 0 ? 'Nobody' : people(persons, domains)} read from ${file}.`,
    goOn: (lines: number) => `Correct the file and load it again, or go on without ${lines === 1 ? 'this line' : 'these lines'}.`,
    leaveOut: (file: string) => `Leave out what ${file} has unread`,
    unread: (n: number, source: string | undefined) =>
      `${entries(n)}${source === undefined ? '' : ` of ${source}`} could not be read:`,
    questioned: (n: number, source: string | undefined) =>
      `${entries(n)}${source === undefined ? '' : ` of ${source}`} to look at again:`,
    line: (line: number, text: string, reason: string) =>
      `Line ${line}${quoted(text)}: ${reason}${reason.endsWith('?') ? '' : '.'}`,
    more: (n: number) => `And ${n} more.`,
    correctTo: (address: string) => `Correct it to ${address}`,
  },
  /** Reasons why a line of a list of people is not read, with what to do; ends of a sentence. */
  lines: {
    neither: 'neither an e-mail nor an @domain: correct it',
    neitherOrRemove: 'neither an e-mail nor an @domain: correct it or remove the line',
    neitherOrAdd: 'neither an e-mail nor an @domain: add the e-mail or remove the line',
    noEmail: 'no e-mail: add it or remove the line',
    onePersonALine:
      'no e-mail: add it if this is a person. If it is a team, the line has several people: put one person with their team on each line',
    mixed: 'e-mails and other words together: put one person on each line',
    semicolon: (line: string) => `a semicolon belongs before the team: ${line}`,
    commaWithin: (meant: string) => `a comma in the e-mail: did you mean ${meant}?`,
    commaBefore: (meant: string) =>
      `a comma before the e-mail: did you mean ${meant}? If it is a name, add a heading line that names the columns, as “Nom,E-mail”`,
    nameTheColumns: 'more than an e-mail and a team: add a heading line that names the columns, as “Nom;E-mail;Service”',
    domain: (domain: string) => `a domain is written with its at sign: @${domain}`,
    long: (characters: number) => `longer than ${characters} characters`,
    longName: (characters: number) => `its name is longer than ${characters} characters: shorten it`,
    longTeam: (characters: number) => `its team is longer than ${characters} characters: shorten it`,
    teamOfLines: 'its team is not one line of text: write it on one',
    openQuote: 'a quotation mark without its second one: correct the line',
    secondEmail: (column: string) => `a second e-mail in “${column}”: keep one column of e-mails`,
    column: (place: number) => `column ${place}`,
    /** @param last the team that is used @param empty whether the other team then has no members */
    twice: (last: string | null, earlier: string | null, line: number, empty: boolean) =>
      [
        `${inTeam(last)} here, and ${inTeam(earlier)} on line ${line}. `,
        `${last ?? 'No team'} counts, being the last${empty ? `, and ${earlier} has nobody then` : ''}: `,
        'remove the line that is wrong',
      ].join(''),
    domainOfOthers: (others: number, domain: string, meant: string) =>
      `${count(others, { one: 'other', other: 'others' })} are at ${domain}. Did you mean ${meant}?`,
    similarTeam: (team: string, lines: number) =>
      `${count(lines, { one: 'other line has', other: 'other lines have' })} ${team}. Is it the same team?`,
    tooLarge: (file: string) => `${file} is larger than 4 MB: it cannot be such a list`,
    workbook: 'it is a workbook, not a text. Save it as “CSV UTF-8” and load that, or copy its cells into the list',
  },
  codes: {
    title: 'Personal codes',
    some: 'Each player has one',
    none: 'None',
    label: 'Give each player a code of their own',
    about:
      'Shown once, at the first login, and asked for at every later one: a colleague’s address and the code on the wall then open nobody else’s account. Whoever loses theirs gets another from you, on their page.',
  },
  playerLogin: {
    title: 'How players come in',
    email: 'By an address and the code',
    provider: 'With the company’s account',
    label: 'Players come with the company’s account',
    about: (names: string) =>
      `Each signs in at ${names}, and is the person of the verified address there: nobody plays in another’s place, and nobody comes in by typing an address. A personal seat lets in who has no account.`,
    gone: 'No provider is set up for players here any more: nobody new can come in. Choose an address and the code.',
  },
  door: {
    title: 'The door',
    open: 'Open',
    watched: 'Watched',
    label: 'Newcomers wait until you let them in',
    about:
      'Who is on the list by address, or has been in, comes in at once. Others wait on a page that says so, and you let them in from the cockpit, one by one or all together. With an open door that happens only when far more people come than a room walks in with.',
  },
  time: {
    title: 'Time',
    duration: 'Duration in minutes (optional)',
    durationAbout: 'The session ends by itself so long after play began.',
    durationUnused: 'A closing time is set: it counts, not the duration.',
    begins: 'Play begins',
    start: {
      opening: { label: 'With the opening', description: 'Whoever comes in plays at once.' },
      hand: {
        label: 'When I start it',
        description: 'Whoever comes in waits in the lobby until you press “Start now”. The duration counts from then.',
      },
    },
    /** Replaces the option 'at the opening' for a workshop with a day. */
    startPlanned: {
      label: (hour: string) => `By itself, at ${hour}`,
      description: 'At the time that the workshop plans, after the welcome. Until then people wait in the lobby.',
    },
    clock: 'Open and close by the clock',
    opensAt: 'Opens at (optional)',
    opensAbout: {
      new: 'Empty: opens at once.',
      open: 'The session is open already.',
      closed: 'Empty: you open it from the console.',
    },
    closesAt: 'Closes at (optional)',
    closesAbout: 'Empty: after the duration, or when you close it.',
    zone: (zone: string) => `These are your local time (${zone}).`,
  },
  hints: {
    title: 'Hints',
    cost: 'What hints cost',
    choices: {
      table: {
        label: 'As the table says',
        description: 'Each hint takes points off the reward of its challenge, as the challenge states.',
      },
      free: { label: 'Free', description: 'Hints can be asked for and cost nothing: good for a first contact.' },
      none: { label: 'None', description: 'There are no hints: for players who know the ground, or a contest.' },
    },
  },
  board: {
    title: 'Board',
    seen: 'What players see of each other',
    choices: {
      full: {
        label: 'Full board',
        description: 'The best ten, their own rank, who is just ahead and just behind, their team.',
      },
      neighbours: {
        label: 'Neighbours only',
        description: 'Their own rank, who is just ahead and just behind, their team.',
      },
      none: { label: 'Nothing', description: 'Their own points only: for a session in which nobody is compared.' },
    },
  },
  fleet: {
    title: 'The fleet',
    shown: 'Shown',
    notShown: 'Not shown',
    label: 'Show players how far their room has come',
    about:
      'One quiet line over their pages: missions found by everybody, who has just found what. It opens a picture of the room as boats, in which nobody is last. It shows no more of each other than the board does, and each player can put it away.',
  },
  reporting: {
    title: 'Where to report',
    about:
      'Whom players tell, in their own company, of a message or a call that they doubt: they read it in every debrief and on their end page. What is left empty is as this installation says.',
    fields: {
      reportEmail: 'E-mail address (optional)',
      reportPhone: 'Telephone (optional)',
      reportButton: 'Report button of the mail program (optional)',
    },
    usual: (value: string) => `This installation: ${value}`,
    noUsual: 'This installation names none.',
    nothing: 'Nothing is set: the debriefs send players to you and to their IT support.',
  },
  /** Parts of the one-sentence summary of a set-up, joined by commas. */
  summary: {
    missions,
    hints: { table: 'hints cost points', free: 'hints are free', none: 'no hints' },
    board: { neighbours: 'players see their neighbours only', none: 'players see no board' },
    noFleet: 'no fleet',
    teams: (n: number) => count(n, { one: 'team', other: 'teams' }),
    personalCodes: 'personal codes',
    watchedDoor: 'newcomers wait to be let in',
    companyAccount: 'with the company’s account',
    everyone: 'everyone with the code may play',
    invited: (persons: number, domains: number) => `${people(persons, domains)} invited`,
    untimed: { new: 'opens at once', open: 'open now', closed: 'stays closed until you open it' },
    opens: (when: string) => `opens ${when}`,
    closes: (when: string) => `closes ${when}`,
    plays: (when: string) => `play begins ${when}`,
    incomplete: 'at a time to complete',
    endsAfterStart: (minutes: number) => `ends ${minutes} min after you start it`,
    startsByHand: 'starts and ends when you say',
    closesByHand: 'closes when you close it',
    closesAfter: (minutes: number) => `closes ${minutes} min after it opened`,
  },
  /** Errors of fields. */
  mistakes: {
    noChallenge: 'Choose at least one challenge, or everything.',
    duration: (shortest: number, longest: number) =>
      `Give a whole number of minutes from ${shortest} to ${longest}, or leave it empty.`,
    noTime: 'This is not a date and time.',
    unfinishedTime: 'Complete the date and time, or clear them.',
    closesBefore: 'The session must close after it opens.',
    over: 'This time is over already: set a later one.',
    noEmail: 'This is not an e-mail address.',
    noPhone: 'Write one line with a number in it.',
    noButton: 'Write one line of text.',
    unread: 'Correct or remove the lines that could not be read; they are listed below.',
    tooManyTeams: (teams: number, most: number) => `${teams} teams: there can be ${most} at most.`,
    addressAsTeam: (team: string) => `“${team}” has an at sign: people belong in the list of who may log in.`,
    longTeam: (team: string, most: number) => `“${team}…” is longer than ${most} characters.`,
    sameTeam: (team: string) => `“${team}” is there twice.`,
  },
};

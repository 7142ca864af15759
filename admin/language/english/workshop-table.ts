import { EXPECTED_PEOPLE, SESSION_NAME, VENUE, WORKSHOP_MINUTES } from '#schemas/console-constants.ts';
import type { WorkshopDoubt, WorkshopRefusal, WorkshopRow } from '#schemas/workshop-table.ts';
import { counting } from '../counting.ts';

const count = counting('en-GB');
const number = new Intl.NumberFormat('en-GB').format;
const lines = (number: number) => count(number, { one: 'line', other: 'lines' });
const sessions = (number: number) => count(number, { one: 'session', other: 'sessions' });

const outcomes: Readonly<Record<WorkshopRow['outcome'], string>> = {
  new: 'New',
  existing: 'There already',
  repeated: 'Twice in the table',
  refused: 'To correct',
};

const refusals: Readonly<Record<WorkshopRefusal, string>> = {
  title: `Title: one line of at most ${SESSION_NAME.maxLength} characters, with a letter or a digit.`,
  day: 'Day: a date, such as 12/01/2027.',
  time: 'Time: an hour of that day, such as 9:00.',
  over: 'Day: this workshop is over already.',
  'after-campaign': 'Day: a self-paced session opens before the campaign ends.',
  minutes: `Minutes: a whole number from ${WORKSHOP_MINUTES.minimum} to ${WORKSHOP_MINUTES.maximum}.`,
  place: `Place: one line of at most ${VENUE.maxLength} characters.`,
  facilitator: 'Facilitator: the account of a facilitator or administrator, or nothing.',
  seats: `Seats: a whole number from ${EXPECTED_PEOPLE.minimum} to ${number(EXPECTED_PEOPLE.maximum)}.`,
  programme: 'Programme: one of those above, or nothing.',
  'no-mission': 'Programme: no mission is short enough. Give the workshop more minutes.',
  kind: 'Kind: workshop or self-paced, or nothing.',
  hints: 'Hints: by the table, free or none, or nothing.',
  board: 'Board: full, neighbours or none, or nothing.',
  start: 'Begins: by hand or at the opening, or nothing; a self-paced session begins with its opening.',
  departments: 'Departments: some of the directory that the campaign expects, separated by semicolons, or nothing.',
};

function doubts(doubt: WorkshopDoubt, playMinutes: number): string {
  switch (doubt) {
    case 'outside-period':
      return 'This day is outside the period of the campaign.';
    case 'place-taken':
      return 'Another workshop is in this place at that time.';
    case 'facilitator-busy':
      return 'This account leads another workshop at that time.';
    case 'too-few-seats':
      return 'There are fewer seats than people on the list.';
    case 'missions-too-long':
      return `The missions take longer than the ${playMinutes} minutes of play.`;
  }
}

export const workshopTable = {
  title: 'Plan workshops from a table',
  about: (zone: string) =>
    `One workshop a line: title, day, time, minutes, place, facilitator, seats, programme, kind, hints, board, begins, departments. Day and time alone are needed; times are those of ${zone}. A line of the kind “self-paced” is a session that is open from its day to the last one of the campaign. Hints: by the table (where nothing is said), free, none. Board: full (where nothing is said), neighbours, none. Begins: by hand (where nothing is said), at the opening: the doors of a workshop open 15 minutes before its time, and play begins by itself at that time. Departments: those of the directory, separated by semicolons; their people are put on the list. Nothing is made before you have seen it.`,
  departmentNames: (names: readonly string[]) =>
    `Departments that a list may be of, as the directory names them: ${names.join('; ')}.`,
  // Separated by semicolons, as a title may contain a comma.
  programmes: (titles: readonly string[]) =>
    `Programme: ${titles.join('; ')}. For an audience, missions are picked that fit; without one, they are those for everyone at the office.`,
  file: 'Load a file',
  fileAbout: 'Excel (.xlsx, its first sheet) or CSV. Columns are recognised by their names.',
  paste: 'Or paste a table',
  pasteAbout: 'As it is copied from a spreadsheet, with its heading.',
  look: 'See what will be made',
  empty: 'there is no workshop in this table.',
  noTable: 'load a file or paste a table, then see what would be made.',
  tooMany: (most: number) => `a table has at most ${lines(most)}.`,
  notPreviewed: (reason: string) => `Nothing was made: ${reason}`,
  notMade: (reason: string) => `Nothing was made: ${reason}`,
  counts: (fresh: number, known: number) =>
    `${sessions(fresh)} to make${known > 0 ? `; ${lines(known)} of which nothing is made, as the session exists or is in the table twice` : ''}.`,
  refused: (number: number) => `${lines(number)} to correct. Correct the table, then look again: all of it is made, or nothing.`,
  doubtful: (number: number) => `${lines(number)} to look at: made as written.`,
  accounts: (names: string) => `Accounts that may lead a workshop: ${names}.`,
  departments: (names: readonly string[]) =>
    names.length === 0
      ? 'The directory has no department that the campaign expects.'
      : `Departments that the campaign expects: ${names.join(', ')}.`,
  unknownDepartment: (name: string, meant: string | null) =>
    meant === null ? `“${name}” is none of them.` : `“${name}” is none of them; is “${meant}” meant?`,
  preview: 'What each line makes',
  columns: {
    line: 'Workshop',
    when: 'When',
    place: 'Place',
    facilitator: 'Facilitator',
    seats: 'Seats',
    list: 'List',
    missions: 'Missions',
    settings: 'Hints, board, beginning',
    result: 'Result',
  },
  row: (line: number, title: string) => `Line ${line}${title === '' ? '' : ` · ${title}`}`,
  selfPaced: (from: string, until: string) => `Self-paced, from ${from} until ${until}`,
  when: (moment: string, minutes: number) => `${moment}, ${minutes} min`,
  missions: (number: number, minutes: number) => `${count(number, { one: 'mission', other: 'missions' })}, ${minutes} min`,
  settings: {
    hints: { table: 'hints by the table', free: 'free hints', none: 'no hints' },
    board: { full: 'full board', neighbours: 'neighbours only', none: 'no board' },
    start: { hand: 'begins by hand', opening: 'begins at the opening' },
  },
  plays: (from: string, to: string) => `play from ${from} to ${to}, without your starting it`,
  invited: (people: number) => count(people, { one: 'person', other: 'people' }),
  outcomes,
  refusals,
  noSuchDay: 'Day: there is no such day.',
  doubts,
  make: (fresh: number) => `Make ${sessions(fresh)}`,
  made: (made: number, existing: number) =>
    `${sessions(made)} made${existing > 0 ? `; ${existing} existed already` : ''}. ${made + existing === 1 ? 'It is' : 'They are'} in the campaign, under “Sessions”.`,
};

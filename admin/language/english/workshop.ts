/** Messages of a workshop: its parts, and the page that plans one. */
import { counting } from '../counting.ts';

const count = counting('en-GB');
const minutes = (n: number) => `${n} min`;

export const workshop = {
  title: 'Plan a workshop',
  questions: 'The workshop',
  forWhom: 'For whom',
  howLong: 'How long, from the welcome to the last question',
  howMany: 'How many seats (optional)',
  when: 'When people are welcome (optional)',
  where: 'Where (optional)',
  leader: 'Who leads it (optional)',
  leaderAbout: 'Username of an account that may lead sessions. Empty: whoever created the session.',
  name: 'Name (optional)',
  movesAlong:
    'A scheduled opening or closing moves along with the day and the hour. People who were invited already are to be told: “Invite” has the new text and calendar entry.',
  course: 'How it goes',
  /** @param total '60 min' */
  timeline: (total: string, from: string, to: string) => `${total}, from ${from} to ${to}`,
  /** A time within the workshop: clock time if the day is fixed, else minutes after the beginning. */
  at: (hour: string | null, minute: number) => hour ?? `${minute} min`,
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  parts: {
    welcome: { title: 'Welcome', about: 'People sit down, scan the code, choose a name, and hear what they will do.' },
    play: { title: 'Play', about: 'The session runs. It ends by itself; you can give it more time.' },
    debrief: { title: 'Debrief', about: 'On the big screen: what happened, and the gesture to keep.' },
    questions: { title: 'Questions', about: 'What people want to know. Shorten it first when you are late.' },
  },
  endOf: (part: string) => `End of ${part.toLowerCase()}`,
  jointAt: (at: string, part: string, long: string, next: string, nextLong: string) =>
    `${at}: ${part.toLowerCase()} ${long}, ${next.toLowerCase()} ${nextLong}`,
  minutesOf: (part: string) => `${part}, minutes`,
  onTheDay: 'The workshop',
  comes: (at: string, venue: string | null) => `Workshop at ${at}${venue === null ? '' : `, ${venue}`}`,
  until: (part: string, at: string) => `${part}, until ${at}`,
  over: (at: string) => `The workshop was to end at ${at}`,
  late: (n: number) => `${minutes(n)} late`,
  endsLate: (n: number, at: string) => `${minutes(n)} late: it ends at ${at}`,
  lateDrop: (n: number, drops: readonly string[]) => `${minutes(n)} late: ${drops.join(', ')}.`,
  /** Proposals to shorten a part by `n` minutes; with `all`, to leave it out. */
  drops: {
    questions: (n: number, all: boolean) =>
      all ? `leave out the questions (${minutes(n)})` : `shorten the questions by ${minutes(n)}`,
    debrief: (n: number, all: boolean) =>
      all ? `leave out the debrief (${minutes(n)})` : `shorten the debrief by ${minutes(n)}`,
    play: (n: number) => `end play ${minutes(n)} earlier`,
  },
  missions: 'Missions',
  /** @param length '7 missions, 30 min' */
  content: (length: string, play: number) => `${length} for ${play} min of play, by the durations that missions state.`,
  noneFits: 'No mission of the catalogue fits into these minutes of play. Make play longer, or choose other people.',
  changedLater: 'Missions, people, teams and everything else can be changed once it is made: More, then Edit, on its row.',
  summary: 'What this makes',
  opensAtOnce: 'opens at once',
  opensNow: (before: number) => `opens at once, less than ${before} min before people are welcome`,
  opens: (at: string, before: number) => `opens ${at}, ${before} min before people are welcome`,
  makes: (opening: string, play: number) =>
    `Makes a session that ${opening}. You start play by hand, and it lasts ${minutes(play)}; the workshop goes on after it.`,
  create: 'Create the workshop',
  failed: (reason: string) => `Could not create the workshop: ${reason}`,
  mistakes: {
    some: 'Not created yet: look at the marked fields above.',
    expected: (least: number, most: number) => `How many seats: a whole number from ${least} to ${most}, or nothing.`,
    noTime: 'This is no day and hour: choose both, or leave it empty.',
    unfinishedTime: 'The day or the hour is missing: choose both, or clear the field.',
    over: 'This workshop would be over already: choose a later day or hour.',
    venue: (most: number) => `Where: at most ${count(most, { one: 'character', other: 'characters' })}.`,
    name: (most: number) => `Name: at most ${count(most, { one: 'character', other: 'characters' })}.`,
    noMission: 'A workshop needs a mission: make play longer, or choose other people.',
  },
};

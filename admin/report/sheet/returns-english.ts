/** English messages and numbers about the results of returns, for the console. Pure functions. */
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import type { ReturnsMessages } from './returns-messages.ts';

const LANGUAGE = 'en-GB';
const counts = new Intl.NumberFormat(LANGUAGE);
const rates = new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 0 });
const days = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const DISCERNMENT = {
  clearly: 'tells true from false clearly',
  somewhat: 'tells true from false somewhat',
  not: 'does not tell true from false',
} as const;
const LEANING = { trusting: 'too trusting', balanced: 'balanced', wary: 'too wary' } as const;

export const ENGLISH_RETURNS: ReturnsMessages = {
  after: { 'weeks-3': 'Three weeks later', 'months-3': 'Three months later' },
  nobody: 'Nobody has this appointment: there is nothing to measure.',
  awaited: (count, elsewhere, from) =>
    [
      count === null ? `Fewer than ${MIN_REPORTED} people have` : `${counts.format(count)} people have`,
      ` this appointment${elsewhere ? ' in the other sessions' : ''}: the figures will be here `,
      from === null
        ? 'once the sessions are over and all returns are closed.'
        : `on ${days.format(Date.parse(from))}, once all returns are closed.`,
    ].join(''),
  planned: (from) => `The campaign will invite those who solved a mission to it, from ${days.format(Date.parse(from))} on.`,
  tooFew: (sessions) =>
    `Fewer than ${MIN_REPORTED} people came back to ${sessions === 1 ? 'one session: it has' : `${counts.format(sessions)} sessions: they have`} no figures.`,
  came: (after, came, kept) =>
    `${after}, ${counts.format(came)} people came back${kept === null ? '' : `, of ${counts.format(kept)} who had this appointment`}.`,
  discernment: (now, first) =>
    `Their group ${now}.${first === null ? '' : ` At the first judgement of the session, it ${first.replace('tells', 'told').replace('does', 'did').replace('is too', 'was too')}.`}`,
  atThreeWeeks: (weeks) =>
    `Three weeks later, the same people’s group ${weeks.replace('tells', 'told').replace('does', 'did').replace('is too', 'was too')}.`,
  said: ({ discernment, tendency }) =>
    `${DISCERNMENT[discernment]}${tendency === 'balanced' ? '' : `, and is ${LEANING[tendency]}`}`,
  remembered: (now, first) =>
    `From memory, about ${rates.format(now)} of answers are right${first === null ? '' : `, against about ${rates.format(first)} the first time`}.`,
  kept: (count, held, partly) =>
    `Of ${counts.format(count)} intentions looked at again, about ${counts.format(held)} ${held === 1 ? 'is' : 'are'} held, and about ${counts.format(partly)} partly.`,
  samePeople: 'The same people, from one moment to the next',
  moment: 'Moment',
  traps: 'Traps recognised',
  genuine: 'Genuine items recognised',
  people: (count) => `(${counts.format(count)}\u00a0people)`,
  first: 'At the first judgement',
  last: 'At the end of the session',
  leaning: LEANING,
  memoryFirst: 'Right from memory, the first time',
  memoryWeeks: 'Right from memory, three weeks later',
  memoryNow: 'Right from memory, at the return',
  outcomes: { held: 'Intention held', partly: 'Intention partly held', 'not-yet': 'Not yet' },
  department: 'Department',
  columns: {
    first: 'Right judgements, the first time',
    now: 'Right judgements, at the return',
    memory: 'Right from memory',
    held: 'Intentions held',
  },
  reading: [
    'These figures are of the people who came back, and of nobody else: coming back is a choice, and those who do are not just anybody. Their first and last judgements are those of the whole session; at the return, each plays again, in a variant, the missions that they got most wrong. So the return is, if anything, harder than the session: an equal figure is no loss. Its questions from memory had never been asked before.',
    `No figure is of fewer than ${MIN_REPORTED} people. That everybody, or nobody, answered rightly or held an intention is not told: these parts are near (“about”, ≈). The figures are fixed once all returns of a session are closed, and no longer change. The comparison with the session is left out where it would tell of too few people; three months are compared with three weeks where the same people came to both.`,
  ],
  team: ({ team, others }) => (others ? 'Others' : (team ?? 'Without a department')),
  rate: (value) => `≈\u00a0${rates.format(value)}`,
};

/** Messages of the presenter's page of a debrief. */
import type { ReactNode } from 'react';
import { counting } from '../counting.ts';

const count = counting('en-GB');
const minutes = (n: number) => count(n, { one: 'minute', other: 'minutes' });
const people = (n: number) => count(n, { one: 'person', other: 'people' });

export const presenter = {
  notLoaded: (reason: string) => `Could not load the debrief: ${reason}`,
  noSession: 'This session does not exist. It may have been deleted.',
  loading: 'Loading the debrief…',
  failed: (reason: string) => `Nothing has moved: ${reason}`,
  room: 'Back to the room',
  choose: {
    title: 'What to talk about',
    about: (all: number, each: number) =>
      `The debrief has ${minutes(all)}: about ${minutes(each)} for each mission. Those that the room needs most are ticked.`,
    notOver: 'The debrief opens once the session has ended.',
    forFacilitators: 'A facilitator opens it.',
    proposed: 'Proposed',
    others: 'Other missions of the session',
    start: 'Open it on the wall',
    none: 'Tick one mission at least.',
    most: (n: number) => `Tick ${n} missions at most.`,
  },
  reasons: {
    mistake: (made: number, of: number, mistake: ReactNode) => (
      <>
        {made} of the {people(of)} who tried made the same mistake: {mistake}.
      </>
    ),
    'first-try': (failed: number, of: number) =>
      failed === 0
        ? `Nobody of the ${people(of)} who tried failed at first: a success to tell.`
        : `${failed} of the ${people(of)} who tried failed at first.`,
    'few-solved': (solved: number, of: number) => `${solved} of the ${people(of)} who tried solved it.`,
    played: 'Too few people tried it for a figure.',
  },
  why: 'Why this mission',
  now: 'On the wall now',
  next: 'Next',
  theEnd: 'The debrief is over after this slide.',
  list: 'The list of its missions',
  slides: {
    trap: 'The trap',
    mistake: 'The mistake',
    question: 'The question',
    answer: 'The answer',
    commitment: 'The gesture to keep',
  },
  figure: (some: number, of: number) => `${some} of ${of}`,
  answered: (answered: number, all: number) => `${answered} of ${all} ${answered === 1 ? 'has' : 'have'} answered`,
  fewAnswers: 'The parts are shown from three answers on.',
  rightOption: 'right',
  previousSlide: 'Previous',
  nextSlide: 'Next',
  keys: () => (
    <>
      Keys: <kbd>←</kbd> or <kbd>Page ↑</kbd> goes back, <kbd>→</kbd> or <kbd>Page ↓</kbd> goes on.
    </>
  ),
  position: (position: number, last: number) => `${position} of ${last}`,
  time: 'Time left',
  debrief: 'Debrief',
  workshop: 'Workshop',
  over: (text: string) => `over for ${text}`,
  overview: 'All slides',
  notes: 'Your notes',
  close: 'Close the debrief',
  closed: 'The debrief is closed. The wall shows the end, and the report can be drawn up.',
};

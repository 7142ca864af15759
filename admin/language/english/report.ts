/** Messages of the page that draws up reports; the report itself is French. */
import { counting } from '../counting.ts';

const count = counting('en-GB');

export const report = {
  failed: (reason: string) => `Could not draw the report up: ${reason}`,
  whatOf: 'What the report is of',
  sessionsNotLoaded: 'The sessions could not be loaded.',
  sessionsLoading: 'The sessions are loading…',
  noSession: 'There is no session yet.',
  choose: 'Choose one session or more: the report shows here.',
  notDrawn: 'The report could not be drawn up. Choose again.',
  loading: 'The report is loading…',
  saved: (name: string) => `Saved as ${name}.`,
  noFile: (reason: string) => `Could not make the file: ${reason}`,
  print: 'Print, or save as PDF',
  spreadsheet: 'Spreadsheet (French)',
  backToAnonymous: 'Back to the anonymous report',
  withNames: 'With names…',
  messageToStaff: 'message',
  draw: {
    about: (n: number) =>
      `${count(n, { one: 'session has', other: 'sessions have' })} no report yet. Drawing one up fixes its figures for good, so that no two reports differ by one person. Once everybody has finished, do not wait: what the returns measure is added to it, and only answers from memory that come after are not in it.`,
    confirm: 'Draw the report up',
  },
  conclusion: {
    label: 'Your conclusion',
    about:
      'Stands before the decision if it is short, else before the figures, in your words; in French, for those who read the report. Saved when you leave the field.',
    saved: 'Conclusion saved.',
    theirs: 'Somebody else saved this conclusion meanwhile; yours stands above, not saved:',
    theirsEmpty: '(taken away)',
    keepMine: 'Save mine in its place',
    takeTheirs: 'Take theirs',
    failed: (reason: string) => `Could not save the conclusion: ${reason}`,
  },
  inFrench: 'The report is in French, as its readers are. The spreadsheet has the anonymous figures.',
  named: {
    title: 'Report with names',
    confirm: 'Show names',
    about: 'It shows every person’s address and figures, and groups of any size.',
    reason: 'Reason',
    reasonAbout: 'Stays in the audit log, with your name.',
    tooShort: (least: number) => `Say why, in at least ${least} letters.`,
  },
  search: 'Search by code or name',
  from: 'From',
  to: 'To',
  chooseShown: 'Choose all shown',
  chooseNone: 'Choose none',
  sessions: 'Sessions',
  people: (n: number) => count(n, { one: 'person', other: 'people' }),
  noMatch: 'No session matches.',
  atMost: (most: number) => `A report is of ${most} sessions at most: no other one is in it.`,
  compareWith: 'Compare with',
  nothing: 'Nothing',
  otherSessionsOf: (year: string) => `Other sessions of ${year}`,
};

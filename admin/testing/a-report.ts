import type { Report } from '#schemas/reports.ts';

const AT = '2026-11-21T09:00:00.000Z';

/** Ranges of a team's figures. @param hints for each opened mission; like `solved`, exact */
const near = (solved: number, firstTry: readonly [low: number, high: number], hints: number) => ({
  solved: { low: solved, high: solved },
  firstTry: { low: firstTry[0], high: firstTry[1] },
  hints: { low: hints, high: hints },
});

/** Figures of one session as the server sends them in a report without names. */
export function aReport(more: Partial<Report> = {}): Report {
  const figures = { opened: 10, solved: 7, firstTry: 4, tries: 1.5, hints: 0.2, minutes: 8 };
  const few = { opened: 5, solved: 3, firstTry: 1, tries: 1.8, hints: 0.8, minutes: null };
  const total = { opened: 15, solved: 10, firstTry: 5, tries: 1.6, hints: 0.4, minutes: 8 };
  const memory = { answered: 6, right: 4 };
  return {
    sessions: [{ name: 'Équipe achats', at: AT, invited: 12, came: 11, figures: total }],
    leftOut: [],
    participation: { invited: 12, uninvited: 1, came: 11, played: 10, solvedOne: 7, finished: 1 },
    departments: [
      { team: 'Achats', others: false, invited: 6, came: 5, bound: 'about' },
      { team: null, others: true, invited: 6, came: 5, bound: 'about' },
    ],
    directory: [],
    total,
    memory,
    judgements: {
      people: 9,
      first: {
        ...{ hits: 30, misses: 20, falseAlarms: 2, correctRejections: 48 },
        sensitivity: { value: 1.903, low: 1.223, high: 2.582 },
        criterion: { value: 0.703, low: 0.363, high: 1.043 },
        discernment: 'somewhat',
        tendency: 'trusting',
      },
      last: {
        ...{ hits: 47, misses: 3, falseAlarms: 3, correctRejections: 47 },
        sensitivity: { value: 2.978, low: 2.256, high: 3.7 },
        criterion: { value: 0, low: -0.361, high: 0.361 },
        discernment: 'clearly',
        tendency: 'balanced',
      },
    },
    missions: [
      {
        key: 'tri-de-9h',
        title: 'Le tri de 9 h',
        skill: 'Trier ses messages',
        theme: 'email',
        figures,
        memory,
        mistakes: [
          { verdict: 'too-trusting', people: 4 },
          { verdict: 'of-a-pack', people: 3 },
        ],
      },
      {
        key: 'nouveau-rib',
        title: 'Le nouveau RIB',
        skill: 'Vérifier des coordonnées bancaires',
        theme: 'payment',
        figures: few,
        memory: null,
        mistakes: [{ verdict: 'not-called', people: 3 }],
      },
      {
        key: 'osint',
        title: 'Le profil bavard',
        skill: 'Chercher dans des sources ouvertes',
        theme: 'social-networks',
        figures: null,
        memory: null,
        mistakes: [],
      },
    ],
    themes: [
      { theme: 'payment', figures: few, memory: null },
      { theme: 'email', figures, memory },
    ],
    teams: [
      { team: 'Achats', others: false, people: 5, figures: few, ranges: near(3, [0, 2], 0.8) },
      { team: null, others: true, people: 5, figures, ranges: near(7, [3, 5], 0.2) },
    ],
    measures: ['payment', 'email'],
    ...more,
  };
}

/** The demo's twenty players: people of the company of the missions (docs/story.md), each with a profile of play. */

export interface Person {
  readonly email: string;
  /** Name on the list of invited people. */
  readonly name: string;
  readonly team: string;
  /** Multiple of the time that a beginner needs. */
  readonly pace: number;
  /** Maximum wrong answers before a solve. */
  readonly misses: number;
  /** Maximum hints in a mission. */
  readonly hints: number;
  /** Index of the mission that this player never solves, and goes on trying. */
  readonly stuckAt?: number;
  /** Number of missions after which this player leaves. */
  readonly leavesAfter?: number;
}

export const TEAMS = ['Exploitation', 'Administration', 'Technique'] as const;

const QUICK = { pace: 0.5, misses: 1, hints: 0 };
const STEADY = { pace: 0.8, misses: 1, hints: 1 };
const CAREFUL = { pace: 1.1, misses: 0, hints: 3 };
const HASTY = { pace: 0.6, misses: 4, hints: 1 };
const SLOW = { pace: 1.4, misses: 2, hints: 2 };

const [QUAY, OFFICE, TECHNICAL] = TEAMS;

export const PEOPLE: readonly Person[] = [
  { email: 'anais.legoff', name: 'Anaïs Le Goff', team: QUAY, ...STEADY },
  { email: 'brahim.ouali', name: 'Brahim Ouali', team: TECHNICAL, ...QUICK },
  { email: 'chloe.marchand', name: 'Chloé Marchand', team: OFFICE, ...CAREFUL },
  { email: 'diego.fernandes', name: 'Diego Fernandes', team: QUAY, ...HASTY },
  { email: 'elodie.tanguy', name: 'Élodie Tanguy', team: OFFICE, ...STEADY },
  { email: 'farid.amrani', name: 'Farid Amrani', team: TECHNICAL, ...STEADY },
  { email: 'gaelle.kerbrat', name: 'Gaëlle Kerbrat', team: QUAY, ...QUICK },
  { email: 'hugo.lemaitre', name: 'Hugo Lemaitre', team: OFFICE, ...SLOW, stuckAt: 1 },
  { email: 'imane.cherif', name: 'Imane Cherif', team: TECHNICAL, ...QUICK },
  { email: 'julien.pasquier', name: 'Julien Pasquier', team: QUAY, ...STEADY },
  { email: 'khadija.benhamou', name: 'Khadija Benhamou', team: OFFICE, ...CAREFUL },
  { email: 'leo.guivarch', name: 'Léo Guivarch', team: QUAY, ...HASTY },
  { email: 'mariama.sow', name: 'Mariama Sow', team: OFFICE, ...STEADY },
  { email: 'nicolas.floch', name: 'Nicolas Floch', team: QUAY, ...SLOW },
  { email: 'oriane.delmas', name: 'Oriane Delmas', team: OFFICE, ...STEADY },
  { email: 'pauline.nguyen', name: 'Pauline Nguyen', team: TECHNICAL, ...QUICK },
  { email: 'quentin.barbier', name: 'Quentin Barbier', team: QUAY, ...STEADY, leavesAfter: 2 },
  { email: 'rosa.almeida', name: 'Rosa Almeida', team: OFFICE, ...SLOW },
  { email: 'sofiane.meziane', name: 'Sofiane Meziane', team: TECHNICAL, ...STEADY },
  { email: 'tiphaine.leroux', name: 'Tiphaine Leroux', team: OFFICE, ...CAREFUL },
].map(({ email, ...person }) => ({ email: `${email}@brevelle.example`, ...person }));

/** Entries of the list besides the players: a domain for visitors who play along, and two people who do not come. */
export const VISITORS = '@visite.example';
export const ABSENT = [
  { email: 'yann.ledantec@brevelle.example', name: 'Yann Le Dantec', team: QUAY },
  { email: 'ines.moreau@brevelle.example', name: 'Inès Moreau', team: OFFICE },
] as const;

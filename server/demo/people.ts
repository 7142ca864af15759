/** The demo's twenty players: people of the company of the missions (docs/story.md), each with a profile of play. */

export interface Person {
  readonly email: string;
  readonly team: string;
  /** Factor of the time that a beginner needs. */
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
  { email: 'anais.legoff', team: QUAY, ...STEADY },
  { email: 'brahim.ouali', team: TECHNICAL, ...QUICK },
  { email: 'chloe.marchand', team: OFFICE, ...CAREFUL },
  { email: 'diego.fernandes', team: QUAY, ...HASTY },
  { email: 'elodie.tanguy', team: OFFICE, ...STEADY },
  { email: 'farid.amrani', team: TECHNICAL, ...STEADY },
  { email: 'gaelle.kerbrat', team: QUAY, ...QUICK },
  { email: 'hugo.lemaitre', team: OFFICE, ...SLOW, stuckAt: 1 },
  { email: 'imane.cherif', team: TECHNICAL, ...QUICK },
  { email: 'julien.pasquier', team: QUAY, ...STEADY },
  { email: 'khadija.benhamou', team: OFFICE, ...CAREFUL },
  { email: 'leo.guivarch', team: QUAY, ...HASTY },
  { email: 'mariama.sow', team: OFFICE, ...STEADY },
  { email: 'nicolas.floch', team: QUAY, ...SLOW },
  { email: 'oriane.delmas', team: OFFICE, ...STEADY },
  { email: 'pauline.nguyen', team: TECHNICAL, ...QUICK },
  { email: 'quentin.barbier', team: QUAY, ...STEADY, leavesAfter: 2 },
  { email: 'rosa.almeida', team: OFFICE, ...SLOW },
  { email: 'sofiane.meziane', team: TECHNICAL, ...STEADY },
  { email: 'tiphaine.leroux', team: OFFICE, ...CAREFUL },
].map(({ email, ...person }) => ({ email: `${email}@brevelle.example`, ...person }));

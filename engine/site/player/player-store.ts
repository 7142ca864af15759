/** What the site knows of its player (specification, section 3), and how that changes (section 4). No storage, no network. */

import { immer } from 'zustand/middleware/immer';
import { createStore } from 'zustand/vanilla';

export interface Solved {
  readonly key: string;
  /** The award, in decimal points. */
  readonly points: number;
  /** What the scene said of it. */
  readonly text: string;
}

export interface PlayerState {
  /** Score in decimal points. */
  points: number;
  /** Keys of the completed challenges. */
  completed: string[];
  /** True when a token is saved. */
  loggedIn: boolean;
  /** What the server said of the session, unread; `playedSession` reads it. */
  session: unknown;
  hasVisitedAdmin: boolean;
  token: string | null;
  /** The score comes from the server, or from the guest's own tab, and can be shown. */
  scoreKnown: boolean;
  /** A 401 logged the player out: the guests' hub says so. */
  ended: boolean;
  /** The solve that the hub still has to celebrate. */
  lastSolve: Solved | null;
  /** Of who has just logged in: the personal code to be noted, '' where there is none; null once all was told and asked. */
  arrival: string | null;
  /** The name on the boards, as it was chosen in this tab. */
  chosenName: string | null;
}

export const NOBODY: PlayerState = {
  points: 0,
  completed: [],
  loggedIn: false,
  session: null,
  hasVisitedAdmin: false,
  token: null,
  scoreKnown: true,
  ended: false,
  lastSolve: null,
  arrival: null,
  chosenName: null,
};

export function createPlayerStore() {
  const store = createStore<PlayerState>()(immer(() => NOBODY));
  return {
    store,
    /** Someone is at the wheel, or nobody (null). What was known of the one before is forgotten. */
    identify: (token: string | null, known: Partial<Pick<PlayerState, 'points' | 'completed' | 'session'>> = {}) =>
      store.setState((state) => ({
        ...NOBODY,
        hasVisitedAdmin: state.hasVisitedAdmin,
        token,
        loggedIn: token !== null,
        scoreKnown: token === null,
        ...known,
      })),
    arrive: (arrival: string | null) => store.setState({ arrival }),
    named: (chosenName: string) => store.setState({ chosenName }),
    end: () => store.setState({ ended: true }),
    setPoints: (points: number) =>
      store.setState((state) => {
        state.points = points;
        state.scoreKnown = true;
      }),
    setCompleted: (completed: readonly string[]) =>
      store.setState((state) => {
        state.completed = [...new Set(completed)];
      }),
    setSession: (session: unknown) => store.setState({ session }),
    /** A verified solve: counted at once on the screen; the server's totals follow. */
    solve: (solved: Solved) =>
      store.setState((state) => {
        if (state.completed.includes(solved.key)) return;
        state.completed.push(solved.key);
        state.points = addPoints(state.points, solved.points);
        state.lastSolve = solved;
      }),
    /** The hub has a solve to celebrate, or (null) has celebrated it. */
    celebrate: (solved: Solved | null) => store.setState({ lastSolve: solved }),
    penalise: (points: number) =>
      store.setState((state) => {
        state.points = addPoints(state.points, -points);
      }),
    visitAdmin: () =>
      store.setState((state) => {
        state.hasVisitedAdmin = true;
      }),
  };
}

/** Sums decimal points without the drift of binary fractions. */
export function addPoints(a: number, b: number): number {
  return (Math.round(a * 100) + Math.round(b * 100)) / 100;
}

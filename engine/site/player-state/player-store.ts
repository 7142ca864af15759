/** State of the player (specification, section 3) and its changes (section 4). No storage, no network. */

import { createStore } from 'zustand/vanilla';

export interface Solved {
  readonly key: string;
  /** The award, in decimal points. */
  readonly points: number;
  /** The scene's message. */
  readonly text: string;
}

export interface PlayerState {
  /** Score in decimal points. */
  readonly points: number;
  /** Keys of the completed challenges. */
  readonly completed: readonly string[];
  /** True when a token is saved. */
  readonly loggedIn: boolean;
  /** The server's session, not validated yet; `playedSession` does that. */
  readonly session: unknown;
  readonly hasVisitedAdmin: boolean;
  readonly token: string | null;
  /** Whether the score is known, from the server or from the guest's own tab, and can be shown. */
  readonly scoreKnown: boolean;
  /** Whether a 401 logged the player out: the guests' hub says so. */
  readonly ended: boolean;
  /** The solve that the hub still has to celebrate. */
  readonly lastSolve: Solved | null;
  /** The personal code to be noted after a login, '' if there is none; null once the notices and questions of the login are done. */
  readonly arrival: string | null;
  /** The name on the boards, as it was chosen in this tab. */
  readonly chosenName: string | null;
  /** Whether score, progress or session could not be fetched, and have to be asked for again. */
  readonly missed: boolean;
}

const NOBODY: PlayerState = {
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
  missed: false,
};

export type PlayerChanges = Omit<ReturnType<typeof createPlayerStore>, 'store'>;

export function createPlayerStore() {
  const store = createStore<PlayerState>()(() => NOBODY);
  return {
    store,
    /** Sets the current player by token, or the logged-out state (null); resets everything stored of the previous player. */
    identify: (token: string | null, known: Partial<Pick<PlayerState, 'points' | 'completed' | 'session'>> = {}) =>
      store.setState(({ hasVisitedAdmin }) => ({
        ...NOBODY,
        hasVisitedAdmin,
        token,
        loggedIn: token !== null,
        scoreKnown: token === null,
        ...known,
      })),
    arrive: (arrival: string | null) => store.setState({ arrival }),
    named: (chosenName: string) => store.setState({ chosenName }),
    end: () => store.setState({ ended: true }),
    miss: (missed: boolean) => store.setState({ missed }),
    setPoints: (points: number) => store.setState({ points, scoreKnown: true }),
    setCompleted: (completed: readonly string[]) => store.setState({ completed: [...new Set(completed)] }),
    setSession: (session: unknown) => store.setState({ session }),
    /** Counts a verified solve on the screen at once; the server's totals follow. */
    solve: (solved: Solved) =>
      store.setState((state) => {
        if (state.completed.includes(solved.key)) return state;
        return {
          completed: [...state.completed, solved.key],
          points: addPoints(state.points, solved.points),
          lastSolve: solved,
        };
      }),
    /** Sets the solve that the hub has to celebrate; null once the hub has celebrated it. */
    celebrate: (solved: Solved | null) => store.setState({ lastSolve: solved }),
    penalise: (points: number) => store.setState((state) => ({ points: addPoints(state.points, -points) })),
    visitAdmin: () => store.setState({ hasVisitedAdmin: true }),
  };
}

/** Sums decimal points without the drift of binary fractions. */
export function addPoints(a: number, b: number): number {
  return (Math.round(a * 100) + Math.round(b * 100)) / 100;
}

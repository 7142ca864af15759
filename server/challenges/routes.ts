/**
 * Routes of play: opening a challenge, hints, answers, score. Routes judge answers but write nothing; the ledger records but does not
 * judge. Guests get the same replies, and nothing is stored.
 */
import type { Server } from '../http/routing.ts';
import { type AttemptDeps, attemptRoutes } from './attempts.ts';
import { type HintDeps, hintRoutes } from './hints.ts';
import { type OpeningDeps, openingRoutes } from './opening.ts';
import { type RecallDeps, recallRoutes } from './recall.ts';
import { type ScoreDeps, scoreRoutes } from './score.ts';
import { type SummaryDeps, summaryRoutes } from './summary.ts';

/** Registers `/challenges/:key`, its hints, attempts and question, `/score`, `/progress` and `/summary`. */
export function playRoutes(
  server: Server,
  deps: OpeningDeps & HintDeps & AttemptDeps & ScoreDeps & SummaryDeps & RecallDeps,
): void {
  openingRoutes(server, deps);
  hintRoutes(server, deps);
  attemptRoutes(server, deps);
  scoreRoutes(server, deps);
  summaryRoutes(server, deps);
  recallRoutes(server, deps);
}

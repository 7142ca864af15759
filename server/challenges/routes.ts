/**
 * The calls of play: a player opens a challenge, asks for hints, sends answers, and asks what it made of the score. Judging happens
 * here and writes nothing; recording is the ledger's and judges nothing. A guest is answered alike, and nothing is kept.
 */
import type { Server } from '../http/routing.ts';
import { type AttemptNeeds, attemptRoutes } from './attempts.ts';
import { type HintNeeds, hintRoutes } from './hints.ts';
import { type OpeningNeeds, openingRoutes } from './opening.ts';
import { type RecallNeeds, recallRoutes } from './recall.ts';
import { type ScoreNeeds, scoreRoutes } from './score.ts';
import { type SummaryNeeds, summaryRoutes } from './summary.ts';

/** Registers `/challenges/:key`, its hints, attempts and question, `/score`, `/progress` and `/summary`. */
export function playRoutes(
  server: Server,
  needs: OpeningNeeds & HintNeeds & AttemptNeeds & ScoreNeeds & SummaryNeeds & RecallNeeds,
): void {
  openingRoutes(server, needs);
  hintRoutes(server, needs);
  attemptRoutes(server, needs);
  scoreRoutes(server, needs);
  summaryRoutes(server, needs);
  recallRoutes(server, needs);
}

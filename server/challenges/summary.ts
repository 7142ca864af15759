/** The end page: solved and missed missions with their points, and recall questions, which earn none. */
import { createHash } from 'node:crypto';
import { type ChallengeState, UNTOUCHED } from '#engine/rules/challenge-state.ts';
import { toPoints } from '#engine/rules/scoring.ts';
import { isOffered, type SessionRules } from '#engine/rules/session/session-rules.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { type SummaryMission, type SummaryQuestion, SummarySchema } from '#schemas/summary.ts';
import { type Authentication, playerOf } from '../access/authentication.ts';
import { failures, type Server } from '../http/routing.ts';
import type { DebriefsTold } from '../ledger/debriefs-told.ts';
import type { Progress } from '../ledger/progress.ts';
import type { RecallAnswers } from '../ledger/recall-answers.ts';
import type { Challenges } from './challenges.ts';

const MAX_QUESTIONS = 5;

export interface SummaryDeps {
  readonly authentication: Authentication;
  readonly challenges: Challenges;
  readonly progress: Progress;
  readonly retrievals: Pick<RecallAnswers, 'answered'>;
  readonly debriefsTold: Pick<DebriefsTold, 'toParticipant'>;
  /** @throws ServerError 401 when the session was deleted */
  readonly rulesOf: (session: string) => Promise<SessionRules>;
}

/** Registers `GET /summary`. */
export function summaryRoutes(
  server: Server,
  { authentication, challenges, progress, retrievals, debriefsTold, rulesOf }: SummaryDeps,
): void {
  server.get(
    '/summary',
    {
      onRequest: authentication.player,
      schema: {
        summary: 'What the player did in the session, and questions that bring it back to mind.',
        response: { 200: SummarySchema, ...failures },
      },
    },
    async (request) => {
      const player = playerOf(request);
      const { participant, session } = player;
      const [rules, states, score, answered] = await Promise.all([
        rulesOf(session),
        progress.all(participant),
        progress.score(participant),
        retrievals.answered(participant),
      ]);
      const stateOf = ({ key }: ChallengeManifest) => states.get(key) ?? UNTOUCHED;
      const manifests = challenges.all.map(({ manifest }) => manifest);
      const solved = manifests.filter((manifest) => stateOf(manifest).award !== null);
      const closed = rules.endedAt !== null;
      const listed = manifests.filter((manifest) => solved.includes(manifest) || isOffered(rules, manifest));
      const missed = listed.filter((manifest) => !solved.includes(manifest)).map(({ key }) => key);
      if (closed && missed.length > 0) await debriefsTold.toParticipant(player, missed);
      const known = new Set(manifests.map(({ key }) => key));
      const gone = [...states].flatMap(([key, { award }]) => (award === null || known.has(key) ? [] : [award]));
      return {
        points: toPoints(score),
        closed,
        ...(rules.reporting ? { reporting: rules.reporting } : {}),
        missions: listed.map((manifest) => missionOf(manifest, stateOf(manifest), closed)),
        ...(gone.length > 0
          ? { gone: { solved: gone.length, points: toPoints(gone.reduce((sum, award) => sum + award, 0)) } }
          : {}),
        questions: questionsFor(
          participant,
          solved.filter(({ key }) => !answered.has(key)),
        ),
      };
    },
  );
}

function missionOf({ key, accepts, debrief }: ChallengeManifest, state: ChallengeState, closed: boolean): SummaryMission {
  const solved = state.award !== null;
  return {
    key,
    solved,
    points: toPoints(state.award ?? 0),
    hints: state.hintsShown,
    failures: state.failures,
    ...(solved && accepts !== undefined ? { accepts } : {}),
    ...(solved || closed ? { debrief } : {}),
  };
}

/** Recall questions in an order that depends on the participant, so that neighbours get different ones. */
function questionsFor(participant: string, unanswered: readonly ChallengeManifest[]): SummaryQuestion[] {
  const rank = ({ key }: ChallengeManifest) => createHash('sha256').update(`${participant}:${key}`).digest('hex');
  return [...unanswered]
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .slice(0, MAX_QUESTIONS)
    .map(({ key, retrieval: { question, options } }) => ({ key, question, options }));
}

/** State of a challenge being played, with the actions that call the backend. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { newKey } from '#engine/client/new-key.ts';
import type { ChallengeBackend } from '#engine/frame/backends/backend.ts';
import type { Message } from '#engine/frame/scene/scene.ts';
import type { PublicChallenge } from '#engine/rules/public-challenge.ts';
import { maxPenalties } from '#engine/rules/scoring.ts';
import type { Answer, AttemptReply, OpenedChallenge } from '#schemas/challenges.ts';
import type { SentHint } from '#schemas/manifest/help.ts';
import { deedsIn, toldChoices, withAnswer, withDeed } from './deeds.ts';
import { failureMessage, failureText, isOfTheClock } from './failure-message.ts';
import type { AttemptHandle } from './use-attempt.ts';
import { useMessage } from './use-message.ts';
import { charactersOf, deedText, type Messages, messageFor, withoutPoints } from './verdict-message.ts';

interface Play {
  readonly handle: AttemptHandle;
  readonly opened: OpenedChallenge;
  /** Attempts of this visit that were answered without a failure. */
  readonly steps: number;
  readonly hints: readonly SentHint[];
  readonly hintPending: boolean;
  /** Error message of the last request for a hint. */
  readonly hintFailure: string | null;
  readonly askHint: () => void;
  /** The attempt that solved the mission during this visit, with the scene's message. */
  readonly solve: { readonly reply: AttemptReply; readonly message: Message } | null;
}

const notAtAll = () => () => undefined;

/** Announces a granted hint in the verdict region, as on a phone the hint box is far below the scene. */
const GIVEN: Message = { tone: 'info', text: 'L’équipe d’animation vous offre un indice\u00A0: il est affiché avec les autres.' };

/** Adds the hints of another response. An older response, with fewer hints, changes nothing. */
function withHints(before: OpenedChallenge, { hints, given = 0 }: OpenedChallenge): OpenedChallenge {
  return hints.length < before.hints.length ? before : { ...before, hints, given };
}

/** The challenge after a change elsewhere: a facilitator's correction, another tab. */
function withChange(before: OpenedChallenge, now: OpenedChallenge): OpenedChallenge {
  const merged = withHints(before, now);
  // After the solve, the displayed artifacts stay.
  return merged === before || before.solved ? merged : { ...merged, ...now, artifacts: before.artifacts };
}

function withReply(before: OpenedChallenge, reply: AttemptReply): OpenedChallenge {
  const { learning, debrief, reporting, reveal } = reply;
  return {
    ...before,
    failures: reply.failures,
    solved: before.solved || reply.correct,
    points: reply.correct ? reply.points : before.points,
    ...(learning === undefined ? {} : { learning }),
    ...(debrief === undefined ? {} : { debrief }),
    ...(reporting === undefined ? {} : { reporting }),
    ...(reveal === undefined ? {} : { reveal }),
  };
}

/**
 * Sends answers one after the other: the steps of a simulation must arrive in order. @returns last, which resolves once all are answered
 */
function useAttempts(
  key: string,
  backend: ChallengeBackend,
  receive: (reply: AttemptReply) => AttemptReply,
  fail: (error: unknown) => null,
) {
  const [underWay, setUnderWay] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** The last attempt without a reply: if the same answer is sent again, it gets the same idempotency key. */
  const unconfirmed = useRef<{ readonly answerText: string; readonly idempotencyKey: string } | null>(null);

  const attempt = (answer: Answer): Promise<AttemptReply | null> => {
    setUnderWay((count) => count + 1);
    const result = last.current
      .then(() => {
        const answerText = JSON.stringify(answer);
        if (unconfirmed.current?.answerText !== answerText) unconfirmed.current = { answerText, idempotencyKey: newKey() };
        return backend.attempt(key, answer, unconfirmed.current.idempotencyKey);
      })
      .then((reply) => {
        unconfirmed.current = null;
        return receive(reply);
      }, fail)
      .finally(() => setUnderWay((count) => count - 1));
    last.current = result;
    return result;
  };

  return { attempt, pending: underWay > 0, last };
}

/** Asks for the next hint, one request at a time. An error that only the stopped clock explains disappears when the clock runs again. */
function useHintRequest(
  key: string,
  backend: ChallengeBackend,
  shown: number,
  receive: (reply: Pick<OpenedChallenge, 'hints' | 'given'>) => void,
) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => backend.onRunning?.(() => setError((error: unknown) => (isOfTheClock(error) ? null : error))), [backend]);

  const ask = () => {
    if (pending) return;
    setPending(true);
    setError(null);
    backend
      .hint(key, shown)
      .then(receive, setError)
      .finally(() => setPending(false));
  };

  return { ask, pending, failure: error === null ? null : failureText(error) };
}

/**
 * State and actions of an opened challenge.
 * @param onOther called if the server now returns other artifacts than the scene shows
 * @param onSolved called once, with the decimal points won and the scene's message
 */
export function usePlay(
  { key, scoring }: Pick<PublicChallenge, 'key' | 'scoring'>,
  messages: Messages,
  backend: ChallengeBackend,
  first: OpenedChallenge,
  onOther: () => void,
  onSolved: (award: number, text: string) => void,
): Play {
  const [opened, setOpened] = useState(first);
  const [solve, setSolve] = useState<Play['solve']>(null);
  const [steps, setSteps] = useState(0);
  const { message, messageNumber, say, withdraw } = useMessage();
  const stop = useSyncExternalStore(
    backend.stop?.subscribe ?? notAtAll,
    () => backend.stop?.current() ?? null,
    () => null,
  );
  const failures = useRef(first.failures);
  const wasSolved = useRef(first.solved);
  const shown = JSON.stringify(opened.artifacts);
  /** Message of the last attempt that was refused because the session was not running. */
  const refusal = useRef<Message | null>(null);

  const receive = (reply: AttemptReply): AttemptReply => {
    const line = keptMessage(backend, messages, reply, failures.current);
    if (reply.failures === failures.current) setSteps((count) => count + 1);
    failures.current = reply.failures;
    say(line);
    setOpened((before) => withReply(before, reply));
    if (reply.correct && !wasSolved.current) {
      wasSolved.current = true;
      const message = line ?? messages.correct;
      const told = { ...message, text: withoutPoints(message) };
      setSolve({ reply, message: told });
      onSolved(reply.points, told.text);
    }
    return reply;
  };

  const { attempt, pending, last } = useAttempts(key, backend, receive, (error) => {
    const line = failureMessage(error);
    if (isOfTheClock(error)) refusal.current = line;
    say(line);
    return null;
  });
  const hint = useHintRequest(key, backend, opened.hints.length, ({ hints, given = 0 }) =>
    setOpened((before) => ({ ...before, hints, given })),
  );

  useEffect(
    () =>
      backend.subscribe?.(key, (change) => {
        // Waits for a pending attempt: its reply has more details of a solve than the reopened challenge.
        last.current
          .then(() => backend.open(key))
          .then(
            async (now) => {
              if (change === 'granted-hint') {
                say(GIVEN);
                return setOpened((before) => withHints(before, now));
              }
              // A solve by an attempt that was sent meanwhile must still be announced.
              await last.current;
              // A participant who was merged into another one continues with the other one's secrets.
              if (!wasSolved.current && JSON.stringify(now.artifacts) !== shown) return onOther();
              wasSolved.current ||= now.solved;
              setOpened((before) => withChange(before, now));
            },
            // If the request fails, the change appears when the challenge is next opened.
            () => undefined,
          );
      }),
    [backend, key, say, shown, onOther, last],
  );

  useEffect(() => backend.onRunning?.(() => refusal.current && withdraw(refusal.current)), [backend, withdraw]);

  const penalise = usePenalty(key, scoring, backend, failures);

  /** Messages of the scene itself get French spaces like those for verdicts. */
  const sayInFrench = useCallback((line: Message | null) => say(line && { ...line, text: charactersOf(line) }), [say]);

  return {
    handle: { attempt, pending, stop, solved: opened.solved, message, messageNumber, say: sayInFrench, penalise },
    opened,
    steps,
    hints: opened.hints,
    hintPending: hint.pending,
    hintFailure: hint.failure,
    askHint: hint.ask,
    solve,
  };
}

/** Returns the function that takes the penalty of a false step. @param failures number of failures counted so far */
function usePenalty(
  key: string,
  scoring: PublicChallenge['scoring'],
  backend: ChallengeBackend,
  failures: { readonly current: number },
): () => void {
  return useCallback(() => {
    const { penalty } = scoring;
    if (penalty === undefined) throw new Error(`the manifest of ${key} declares no penalty`);
    // The server would ignore further penalties.
    if (failures.current > maxPenalties(scoring)) return;
    // No error message (specification, section 7): the site's backend retries in the background.
    backend.penalise(key, penalty).catch(() => undefined);
  }, [backend, key, scoring, failures]);
}

/** The scene's message. A message about a wrong try, or about a try that would be wrong at work, is also added to the deeds. */
function keptMessage(
  { deeds }: ChallengeBackend,
  messages: Messages,
  reply: AttemptReply,
  failuresBefore: number,
): Message | null {
  const line = messageFor(messages, reply, failuresBefore);
  if (line?.deed && deeds) {
    deeds.write(withDeed(deedsIn(deeds.read()), line.deed));
    return line;
  }
  // The harmless choices of a try are listed instead of its message.
  const harmful = line?.mistake || (reply.failures > failuresBefore && toldChoices(reply.output).harmless.length === 0);
  if (line && deeds && harmful)
    deeds.write(withAnswer(deedsIn(deeds.read()), deedText(line, reply.correct || line.mistake === true)));
  return line;
}

/** State of a challenge being played, with the actions that call the backend. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { newKey } from '#engine/client/new-key.ts';
import type { ChallengeBackend } from '#engine/frame/backends/backend.ts';
import type { Message, SceneDefinition } from '#engine/frame/scene/scene.ts';
import type { Artifacts } from '#engine/rules/checker.ts';
import { COUNT_FIELDS } from '#engine/rules/judgement.ts';
import type { PublicChallenge } from '#engine/rules/public-challenge.ts';
import { maxPenalties } from '#engine/rules/scoring.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { Answer, AttemptReply, OpenedChallenge } from '#schemas/challenges.ts';
import type { SentHint } from '#schemas/manifest/help.ts';
import { failureMessage, failureText, isOfTheClock } from './failure-message.ts';
import { shortPoints } from './points-text.ts';
import type { AttemptHandle } from './use-attempt.ts';
import { useMessage } from './use-message.ts';

export interface Play {
  readonly handle: AttemptHandle;
  readonly opened: OpenedChallenge;
  readonly hints: readonly SentHint[];
  readonly hintPending: boolean;
  /** Error message of the last request for a hint. */
  readonly hintFailure: string | null;
  readonly askHint: () => void;
  /** The attempt that solved it during this visit, with the scene's message. */
  readonly solve: { readonly reply: AttemptReply; readonly message: Message } | null;
}

const notAtAll = () => () => undefined;

type Messages = SceneDefinition<Artifacts>['messages'];

const ALREADY_SOLVED: Message = { tone: 'info', text: 'Cette mission est déjà accomplie\u00A0: vos points sont comptés.' };
/** Announces a granted hint in the verdict region, as on a phone the hint box is far below the scene. */
const GIVEN: Message = { tone: 'info', text: 'L’équipe d’animation vous offre un indice\u00A0: il est affiché avec les autres.' };
const WRONG: Message = { tone: 'danger', text: 'Ce n’est pas la bonne réponse. Essayez encore.' };

/** The scene's message for a verdict; null to clear the region. */
function messageFor(messages: Messages, reply: AttemptReply, failuresBefore: number): Message | null {
  const solved = reply.verdict === 'already-solved' ? ALREADY_SOLVED : messages.correct;
  const fallback = reply.correct ? solved : reply.failures > failuresBefore ? WRONG : null;
  const message = Object.hasOwn(messages, reply.verdict) ? (messages[reply.verdict] ?? null) : fallback;
  return message && { ...message, text: charactersOf({ ...message, text: filledIn(withoutCount(message.text, reply), reply) }) };
}

/** Text with French spaces, unless it is `fixed`. */
function charactersOf({ text, fixed }: Message): string {
  return fixed ? text : frenchSpaces(text);
}

/** Text without a final statement of the points, which are shown beside it; unchanged if it is `fixed`. */
function withoutPoints({ text, fixed }: Message): string {
  const shorter = text.replace(/\s*Points gagnés\s*:\s*[\d,]+\.$/, '');
  return fixed || shorter === '' ? text : shorter;
}

/** Guests and replays get no count of right answers: removes the sentence that contains it. */
function withoutCount(text: string, { output = {} }: AttemptReply): string {
  const isTold = (sentence: string) => COUNT_FIELDS.every((field) => !sentence.includes(`{${field}}`) || field in output);
  const told = (text.match(/[^.?!]*[.?!]*\s*/g) ?? []).filter(isTold).join('').trim();
  return told === '' ? WRONG.text : told;
}

/** Replaces the placeholders of a message by the points and by fields of the output. */
function filledIn(text: string, { points, output = {} }: AttemptReply): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    if (name === 'points') return shortPoints(points);
    const value = output[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : place;
  });
}

/** Adds the hints of another response. If that is older, with fewer hints, nothing changes. */
function withHints(before: OpenedChallenge, { hints, given = 0 }: OpenedChallenge): OpenedChallenge {
  return hints.length < before.hints.length ? before : { ...before, hints, given };
}

/**
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
  const [underWay, setUnderWay] = useState(0);
  const [solve, setSolve] = useState<Play['solve']>(null);
  const [hintPending, setHintPending] = useState(false);
  const [hintError, setHintError] = useState<unknown>(null);
  const { message, messageNumber, say, withdraw } = useMessage();
  const stop = useSyncExternalStore(
    backend.stop?.subscribe ?? notAtAll,
    () => backend.stop?.current() ?? null,
    () => null,
  );
  const failures = useRef(first.failures);
  const wasSolved = useRef(first.solved);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const shown = JSON.stringify(opened.artifacts);
  /** Message of the last attempt that was refused because the session was not running. */
  const refusal = useRef<Message | null>(null);
  /** The last attempt without a reply: if the same answer is sent again, it has the same idempotency key. */
  const unconfirmed = useRef<{ readonly answerText: string; readonly idempotencyKey: string } | null>(null);

  const receive = (reply: AttemptReply): AttemptReply => {
    const line = messageFor(messages, reply, failures.current);
    failures.current = reply.failures;
    unconfirmed.current = null;
    say(line);
    const { learning, debrief, reporting, reveal } = reply;
    setOpened((before) => ({
      ...before,
      failures: reply.failures,
      solved: before.solved || reply.correct,
      points: reply.correct ? reply.points : before.points,
      ...(learning === undefined ? {} : { learning }),
      ...(debrief === undefined ? {} : { debrief }),
      ...(reporting === undefined ? {} : { reporting }),
      ...(reveal === undefined ? {} : { reveal }),
    }));
    if (reply.correct && !wasSolved.current) {
      wasSolved.current = true;
      const message = line ?? messages.correct;
      const told = { ...message, text: withoutPoints(message) };
      setSolve({ reply, message: told });
      onSolved(reply.points, told.text);
    }
    return reply;
  };

  const attempt = (answer: Answer): Promise<AttemptReply | null> => {
    setUnderWay((count) => count + 1);
    // Sequential: the steps of a simulation must arrive in order.
    const result = last.current
      .then(() => {
        const answerText = JSON.stringify(answer);
        if (unconfirmed.current?.answerText !== answerText) unconfirmed.current = { answerText, idempotencyKey: newKey() };
        return backend.attempt(key, answer, unconfirmed.current.idempotencyKey);
      })
      .then(receive, (error: unknown) => {
        const line = failureMessage(error);
        if (isOfTheClock(error)) refusal.current = line;
        say(line);
        return null;
      })
      .finally(() => setUnderWay((count) => count - 1));
    last.current = result;
    return result;
  };

  const askHint = () => {
    if (hintPending) return;
    setHintPending(true);
    setHintError(null);
    backend
      .hint(key, opened.hints.length)
      .then(({ hints, given = 0 }) => {
        setOpened((before) => ({ ...before, hints, given }));
      }, setHintError)
      .finally(() => setHintPending(false));
  };

  useEffect(
    () =>
      backend.subscribe?.(key, (change) => {
        // The reply to a pending attempt has more details of a solve than the reopened challenge.
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
              // A merged participant continues as the other one, with that one's secrets.
              if (!wasSolved.current && JSON.stringify(now.artifacts) !== shown) return onOther();
              wasSolved.current ||= now.solved;
              setOpened((before) => {
                const merged = withHints(before, now);
                // After the solve, the displayed artifacts stay.
                return merged === before || before.solved ? merged : { ...merged, ...now, artifacts: before.artifacts };
              });
            },
            // The hint appears when the challenge is next opened.
            () => undefined,
          );
      }),
    [backend, key, say, shown, onOther],
  );

  useEffect(
    () =>
      backend.onRunning?.(() => {
        if (refusal.current) withdraw(refusal.current);
        setHintError((error: unknown) => (isOfTheClock(error) ? null : error));
      }),
    [backend, withdraw],
  );

  const penalise = useCallback(() => {
    const { penalty } = scoring;
    if (penalty === undefined) throw new Error(`the manifest of ${key} declares no penalty`);
    // The server would ignore further penalties.
    if (failures.current > maxPenalties(scoring)) return;
    // No error message (specification, section 7): the site's backend retries in the background.
    backend.penalise(key, penalty).catch(() => undefined);
  }, [backend, key, scoring]);

  /** Messages of the scene itself get French spaces like those for verdicts. */
  const sayInFrench = useCallback((line: Message | null) => say(line && { ...line, text: charactersOf(line) }), [say]);

  return {
    handle: { attempt, pending: underWay > 0, stop, solved: opened.solved, message, messageNumber, say: sayInFrench, penalise },
    opened,
    hints: opened.hints,
    hintPending,
    hintFailure: hintError === null ? null : failureText(hintError),
    askHint,
    solve,
  };
}

/** The frame around a challenge: briefing, scene, hint box, verdicts, and what follows a solve (specification, section 2). */

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Artifacts } from '#engine/rules/checker.ts';
import { type PublicChallenge, withoutPrices } from '#engine/rules/public-challenge.ts';
import { penaltiesTaken } from '#engine/rules/scoring.ts';
import { SendingOffContext } from '#engine/ui/controls/button.tsx';
import { FailureBoundary } from '#engine/ui/feedback/failure-boundary.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { OpenedChallenge } from '#schemas/challenges.ts';
import type { ChallengeBackend } from './backends/backend.ts';
import styles from './challenge-frame.module.css';
import { BackLink, HUB, type Origin } from './panels/back-link.tsx';
import { Briefing } from './panels/briefing.tsx';
import { Debrief } from './panels/debrief.tsx';
import { HintBox } from './panels/hint-box.tsx';
import { LearningPanel } from './panels/learning-panel.tsx';
import { type LoadReveal, RevealView } from './panels/reveal-view.tsx';
import { SolvedPanel } from './panels/solved-panel.tsx';
import { SpellingAid } from './panels/spelling-aid.tsx';
import {
  choicesOnScreen,
  DeedsContext,
  deedsIn,
  toldChoices,
  toldHarmless,
  toldRight,
  withForm,
  withRight,
} from './play/deeds.ts';
import { MessageAlert } from './play/message-alert.tsx';
import { OpeningState } from './play/opening-state.tsx';
import { OptionalClockContext, TimeAllowanceChoice } from './play/time-allowance.tsx';
import { AttemptContext } from './play/use-attempt.ts';
import { ChoicesContext, choicesHandle } from './play/use-choices.ts';
import { useOpened } from './play/use-opened.ts';
import { usePlay } from './play/use-play.ts';
import { VerdictLine, VerdictSlotContext } from './play/verdict-region.tsx';
import type { SceneDefinition } from './scene/scene.ts';
import { SceneAgain } from './scene/scene-again.tsx';
import { SceneBoundary } from './scene/scene-boundary.tsx';
import { Still } from './scene/still.tsx';
import { useFitsWindow } from './use-fits-window.ts';

export interface ChallengeFrameProps {
  /** Public fields of the manifest. */
  readonly challenge: PublicChallenge;
  /** The default export of `challenge.tsx`. */
  readonly scene: SceneDefinition<Artifacts>;
  /** Loads `reveal.tsx` after the solve. */
  readonly loadReveal: LoadReveal;
  /** The server, or the practice backend of stories and tests. */
  readonly backend: ChallengeBackend;
  /** Whether it is a replay, without points: the page stays after the solve. */
  readonly replay?: boolean;
  /** Text about a solved replay; by default it says that nothing of the replay is recorded. */
  readonly replayNote?: string;
  /** Page to which the mission leads back; the hub by default. */
  readonly origin?: Origin;
  /** Note above the scene, such as why this play does not count. */
  readonly note?: string;
  /** The mission's drawing, shown from a tablet on; null while it is loading: its space is kept free. */
  readonly drawing?: (() => ReactNode) | null;
  /** Called once when an attempt solves the challenge during this visit. `award` in decimal points, `text` is the scene's message. */
  readonly onSolved: (award: number, text: string) => void;
  /** Called when it is time to return to the hub. */
  readonly onLeave: () => void;
}

export function ChallengeFrame(props: ChallengeFrameProps) {
  const { backend, origin = HUB, drawing: Drawing } = props;
  const challenge = props.replay ? withoutPrices(props.challenge) : props.challenge;
  const opening = useOpened(backend, challenge.key);
  return (
    <div className={styles.frame}>
      <div className={styles.back}>
        <BackLink to={origin.to}>{origin.label}</BackLink>
      </div>
      {Drawing !== undefined && (
        <div className={styles.drawing} data-testid="mission-drawing" aria-hidden="true">
          {Drawing && (
            <FailureBoundary fallback={() => null}>
              <Drawing />
            </FailureBoundary>
          )}
        </div>
      )}
      <div className={styles.briefing}>
        <Briefing challenge={challenge} replay={props.replay} />
      </div>
      {opening.state === 'open' ? (
        <OpenChallenge
          // New artifacts mean another play: remount.
          key={JSON.stringify(opening.opened.artifacts)}
          {...props}
          challenge={challenge}
          first={opening.opened}
          onOther={opening.again}
        />
      ) : (
        <div className={styles.scene}>
          <OpeningState opening={opening} />
        </div>
      )}
    </div>
  );
}

function OpenChallenge({
  challenge,
  scene,
  loadReveal,
  replay = false,
  replayNote,
  origin = HUB,
  note,
  backend,
  first,
  onOther,
  onSolved,
  onLeave,
}: ChallengeFrameProps & { readonly first: OpenedChallenge; readonly onOther: () => void }) {
  const sceneRef = useRef<HTMLDivElement>(null);
  useFitsWindow(sceneRef);
  const recording = useRecording(backend, sceneRef, first.failures);
  const { handle, opened, steps, hints, hintPending, hintFailure, askHint, solve } = usePlay(
    challenge,
    scene.messages,
    recording,
    first,
    onOther,
    onSolved,
  );
  const [acknowledged, setAcknowledged] = useState(0);
  const [places, setPlaces] = useState(0);
  const announcePlace = useCallback(() => {
    setPlaces((count) => count + 1);
    return () => setPlaces((count) => count - 1);
  }, []);

  const { artifacts, solved } = opened;
  const choices = useMemo(() => choicesHandle(backend.choices, artifacts), [backend, artifacts]);
  useEffect(() => {
    if (solved) backend.choices?.write(null);
  }, [backend, solved]);

  const alert = handle.message?.alert && acknowledged < handle.messageNumber ? handle.message : null;
  const finished = opened.solved && alert === null;
  const { Scene } = scene;
  const play = (
    // A retry deletes the stored choices, which may be the cause of the failure.
    <SceneBoundary onAgain={() => backend.choices?.write(null)}>
      <ChoicesContext value={choices}>
        <DeedsContext value={backend.deeds ?? null}>
          <Scene artifacts={artifacts} challenge={challenge} failures={opened.failures} />
        </DeedsContext>
      </ChoicesContext>
    </SceneBoundary>
  );
  return (
    <AttemptContext value={handle}>
      <OptionalClockContext value={scene.timed === 'optional'}>
        <SendingOffContext value={handle.stop !== null && !solved}>
          {/* The time control comes before the scene, whose clock may start when the scene is rendered. */}
          {scene.timed && !opened.solved && (
            <div className={styles.time}>
              <TimeAllowanceChoice />
            </div>
          )}
          <div ref={sceneRef} className={styles.scene} data-scene="">
            {note !== undefined && !opened.solved && <Notice tone="info">{note}</Notice>}
            {finished && (
              <SolvedPanel
                points={opened.points - penaltiesTaken(challenge.scoring, opened.failures)}
                text={solve?.message.text ?? null}
                returnAfter={solve && !replay ? challenge.returnAfter : null}
                replay={replay}
                replayNote={replayNote}
                origin={origin}
                onLeave={onLeave}
              />
            )}
            {finished && (
              <SceneBoundary>
                <RevealView load={loadReveal} opened={opened} deeds={backend.deeds} />
              </SceneBoundary>
            )}
            {finished && opened.debrief && <Debrief debrief={opened.debrief} reporting={opened.reporting} />}
            {/* After the solve the scene stays visible as it was; on a page opened later the debrief comes first. */}
            {first.solved ? (
              <SceneAgain>{play}</SceneAgain>
            ) : (
              <VerdictSlotContext value={announcePlace}>
                <Still when={opened.solved} className={styles.play}>
                  {play}
                  {places === 0 && <VerdictLine />}
                </Still>
              </VerdictSlotContext>
            )}
            {!opened.solved && <LearningPanel text={opened.learning} steps={steps} />}
          </div>
          <div className={styles.aside}>
            {!opened.solved && <SpellingAid scene={sceneRef} />}
            {(!opened.solved || hints.length > 0) && (
              <HintBox
                challenge={challenge}
                hints={hints}
                given={opened.given}
                failures={opened.failures}
                replay={replay}
                policy={opened.hintPolicy}
                solved={opened.solved}
                pending={hintPending}
                stop={handle.stop}
                failure={hintFailure}
                onAsk={askHint}
              />
            )}
          </div>
          <MessageAlert message={alert} onAcknowledge={() => setAcknowledged(handle.messageNumber)} />
        </SendingOffContext>
      </OptionalClockContext>
    </AttemptContext>
  );
}

/**
 * Wraps the backend: each time an answer is judged, the choices in the scene's forms are added to the deeds. If the answer does not count,
 * only the choices that its output calls harmless are added.
 * @param failures number of failures counted before
 */
function useRecording(
  backend: ChallengeBackend,
  scene: { readonly current: HTMLElement | null },
  failures: number,
): ChallengeBackend {
  const counted = useRef(failures);
  return useMemo(() => {
    const { deeds } = backend;
    if (!deeds) return backend;
    return {
      ...backend,
      async attempt(...asked) {
        const choices = scene.current ? choicesOnScreen(scene.current) : {};
        const reply = await backend.attempt(...asked);
        const told = toldChoices(reply.output);
        const judged = reply.correct || reply.failures > counted.current;
        counted.current = reply.failures;
        const made = judged ? choices : toldHarmless(choices, told);
        if (Object.keys(made).length > 0) deeds.write(withForm(deedsIn(deeds.read()), made, reply.correct, told));
        if (reply.correct) deeds.write(withRight(deedsIn(deeds.read()), toldRight(reply.output)));
        return reply;
      },
    };
  }, [backend, scene]);
}

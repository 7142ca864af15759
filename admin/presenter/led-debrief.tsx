import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShortcuts } from '#engine/client/shortcuts.ts';
import { firstPosition, slideAt } from '#engine/rules/debrief-deck.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { DEBRIEF_SLIDES } from '#schemas/constants.ts';
import type { Deck, DeckAction, PresentedDebrief } from '#schemas/debrief.ts';
import { useSessionDetails } from '../api/session-calls.ts';
import { useReportingChannel } from '../api/where-to-report-calls.ts';
import { useMay } from '../auth/use-me.ts';
import { Panel } from '../components/layout/panel.tsx';
import { ChallengeNotes } from '../components/notes/challenge-notes.tsx';
import { Note } from '../components/notes/notes.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useDeckAction } from './debrief-calls.ts';
import styles from './led-debrief.module.css';
import { PhoneAnswers } from './phone-answers.tsx';
import { ShownSlide } from './shown-slide.tsx';
import { WhyProposed } from './why-proposed.tsx';

interface LedDebriefProps {
  readonly session: string;
  readonly debrief: PresentedDebrief;
  readonly deck: Deck;
}

/** An open debrief: current slide, next slide, notes, and controls. */
export function LedDebrief({ session, debrief: { spoken, proposal }, deck }: LedDebriefProps) {
  const words = messages().presenter;
  const may = useMay('facilitator');
  const move = useDeckAction(session);
  const told = useReportingChannel(useSessionDetails(session).data);
  const { position, last, slide } = deck;
  const missions = deck.missions.map(({ key }) => key);
  const following = position < last ? slideAt({ missions, position: position + 1 }) : null;
  const missionOf = (key: string | undefined) => spoken.find((one) => one.key === key);
  const mission = missionOf(slide?.mission);
  const next = missionOf(following?.mission);
  const why = proposal.missions.find(({ key }) => key === slide?.mission);
  const act = (action: DeckAction) => may && !move.isPending && move.mutate(action);
  const goOn = () => position < last && act({ action: 'next', from: position });
  const goBack = () => position > 0 && act({ action: 'previous', from: position });
  useShortcuts(
    new Map([
      ...['ArrowRight', 'PageDown'].map((key) => [key, goOn] as const),
      ...['ArrowLeft', 'PageUp'].map((key) => [key, goBack] as const),
    ]),
    false,
    // The keys scroll the guide.
    false,
  );
  return (
    <div className={styles.debrief}>
      <Panel title={words.now}>
        <div className={styles.now} aria-live="polite">
          {slide && mission ? (
            <ShownSlide name={slide.name} mission={mission} />
          ) : (
            <ol className={styles.titles} lang="fr">
              {deck.missions.map(({ key, title }) => (
                <li key={key}>{frenchSpaces(title)}</li>
              ))}
            </ol>
          )}
        </div>
        {mission && (slide?.name === 'question' || slide?.name === 'answer') && (
          <PhoneAnswers deck={deck} retrieval={mission.retrieval} />
        )}
      </Panel>
      <div className={styles.beside}>
        <Panel title={words.next} dense>
          {following && next ? <ShownSlide name={following.name} mission={next} small /> : <Note>{words.theEnd}</Note>}
        </Panel>
        {mission && (
          <Panel title={words.notes} dense>
            {why && (
              <p>
                <strong>{words.why}</strong> · <WhyProposed mission={why} />
              </p>
            )}
            <ChallengeNotes key={mission.key} challenge={mission.key} opened={['debrief']} told={told} />
          </Panel>
        )}
      </div>
      <nav className={styles.overview} aria-label={words.overview}>
        <Panel title={words.overview} dense>
          <Jump here={position === 0} off={!may} onPress={() => act({ action: 'go', position: 0 })}>
            {words.list}
          </Jump>
          {deck.missions.map(({ key, title }, index) => (
            <div key={key} className={styles.mission}>
              <h3 lang="fr">{frenchSpaces(title)}</h3>
              <div className={styles.slides}>
                {DEBRIEF_SLIDES.map((name, place) => {
                  const at = firstPosition(index) + place;
                  return (
                    <Jump key={name} here={position === at} off={!may} onPress={() => act({ action: 'go', position: at })}>
                      {words.slides[name]}
                      <VisuallyHidden>
                        , <span lang="fr">{title}</span>
                      </VisuallyHidden>
                    </Jump>
                  );
                })}
              </div>
            </div>
          ))}
          {may && (
            <Button variant="quiet" onClick={() => act({ action: 'close' })}>
              {words.close}
            </Button>
          )}
        </Panel>
      </nav>
      {may && (
        <div className={styles.walk}>
          <Button
            variant="secondary"
            className={styles.step}
            aria-keyshortcuts="ArrowLeft PageUp"
            aria-disabled={position === 0 || undefined}
            onClick={goBack}
          >
            <ChevronLeft aria-hidden="true" />
            {words.previousSlide}
          </Button>
          <Button
            className={styles.step}
            aria-keyshortcuts="ArrowRight PageDown"
            aria-disabled={position === last || undefined}
            onClick={goOn}
          >
            {words.nextSlide}
            <ChevronRight aria-hidden="true" />
          </Button>
          <p className={styles.where}>{words.position(position, last)}</p>
          <p className={styles.keys}>{words.keys()}</p>
          <div role="status" className={styles.failure}>
            {move.error && <Notice tone="danger">{words.failed(reasonOf(move.error))}</Notice>}
          </div>
        </div>
      )}
    </div>
  );
}

interface JumpProps {
  readonly here: boolean;
  /** Whether the button is disabled, as the account may only watch. */
  readonly off: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Button of one slide in the overview. */
function Jump({ here, off, onPress, children }: JumpProps) {
  return (
    <button
      type="button"
      className={styles.jump}
      aria-current={here ? 'step' : undefined}
      aria-disabled={off || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

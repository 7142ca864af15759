import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useShortcuts } from '#engine/client/shortcuts.ts';
import type { ProjectorDebrief } from '#schemas/projector.ts';
import { formatWhole } from '../format.ts';
import type { MissionPages } from '../pages.ts';
import { DEBRIEF_START, type DebriefPosition, storedPosition, storePosition } from '../position.ts';
import styles from './debrief-deck.module.css';
import { MissionStep } from './mission-step.tsx';
import { Lead, Overview } from './overview.tsx';
import { DRAWN, STEP_NAMES, type StepName, stepsOf } from './steps.ts';
import { usePage } from './use-page.ts';

interface DebriefDeckProps {
  readonly debrief: ProjectorDebrief;
  readonly pages: readonly MissionPages[];
  /** Initial position; by default the position stored in this tab, or the beginning. */
  readonly start?: DebriefPosition;
  /** Opens the short debrief of the proposed missions; rejects on failure. Without this prop, no short debrief is offered. */
  readonly onLead?: () => Promise<void>;
}

/** A step that could not be shown; it is skipped until the page is reloaded. */
interface Failure {
  readonly key: string;
  readonly step: StepName;
}

/** Share of the screen's height per page turn: a line or two stay in view. */
const PAGE = 0.85;

/** The debrief, mission by mission: the left and right keys change the mission, up and down its step. */
export function DebriefDeck({ debrief: { session, missions, people, proposed }, pages, start, onLead }: DebriefDeckProps) {
  const [at, setAt] = useState(start ?? storedPosition() ?? DEBRIEF_START);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const region = useRef<HTMLElement>(null);
  const index = Math.max(-1, Math.min(missions.length - 1, at.mission));
  const mission = missions[index];
  const known = pages.find(({ key }) => key === mission?.key);
  const page = usePage(known, () => leaveOut('scene'));
  const leftOut = failures.flatMap(({ key, step }) => (key === mission?.key ? [step] : []));
  const withoutScene = page?.scene.inDebrief === false ? (['scene'] as const) : [];
  const steps = mission ? stepsOf(mission, known ? [...leftOut, ...withoutScene] : DRAWN) : [];
  const step = Math.max(0, Math.min(steps.length - 1, at.step));
  const shown = steps[step];

  const leaveOut = (step: StepName) => {
    if (mission) setFailures((before) => [...before, { key: mission.key, step }]);
  };
  const { go, toMission, toStep } = useWalk(region, { index, step, missions: missions.length, steps: steps.length }, setAt);

  return (
    <section className={styles.deck} aria-label="Débriefing">
      <header className={styles.head}>
        <h1 className={styles.title}>{mission ? mission.title : 'Retour sur la session'}</h1>
        {mission && shown && (
          <p className={styles.where}>
            <span>{`Mission ${formatWhole(index + 1)} sur ${formatWhole(missions.length)}`}</span>
            <span className={styles.dots} aria-hidden="true">
              {steps.map((name) => (
                <i key={name} data-here={name === shown || undefined} />
              ))}
            </span>
          </p>
        )}
        {!mission && onLead && proposed.length > 0 && <Lead session={session} missions={proposed.length} onLead={onLead} />}
      </header>
      {/* A scene or a debrief may be taller than the screen: scrolling by keyboard needs a focusable element. */}
      <section
        key={`${index} ${shown}`}
        ref={region}
        className={styles.step}
        tabIndex={0}
        aria-label={shown ? STEP_NAMES[shown] : 'Toutes les missions'}
        aria-live="polite"
      >
        {mission && shown ? (
          <MissionStep
            mission={mission}
            step={shown}
            people={people}
            page={page}
            loadReveal={known?.loadReveal}
            onFailure={() => leaveOut(shown)}
          />
        ) : (
          <Overview missions={missions} people={people} proposed={proposed} onGo={(mission) => go({ mission, step: 0 })} />
        )}
      </section>
      <WalkBar
        first={index < 0}
        firstStep={!mission || step === 0}
        lastStep={step === steps.length - 1}
        last={index === missions.length - 1}
        onMission={toMission}
        onStep={toStep}
      />
    </section>
  );
}

interface Place {
  /** Index of the mission; -1 for the overview before the first mission. */
  readonly index: number;
  readonly step: number;
  /** Number of missions. */
  readonly missions: number;
  readonly steps: number;
}

/** Navigation in the deck, and its keys. */
function useWalk(
  region: RefObject<HTMLElement | null>,
  { index, step, missions, steps }: Place,
  setAt: (position: DebriefPosition) => void,
) {
  const go = (next: DebriefPosition) => {
    const within = Math.max(-1, Math.min(missions - 1, next.mission));
    const place = { mission: within, step: within === next.mission ? next.step : step };
    setAt(place);
    storePosition(place);
  };
  const toMission = (by: number) => go({ mission: index + by, step: 0 });
  const toStep = (by: number) => {
    const next = step + by;
    if (index < 0) return by > 0 ? toMission(1) : undefined;
    if (next >= steps) return toMission(1);
    go({ mission: index, step: Math.max(0, next) });
  };
  /** Scrolls through a slide that is taller than the screen, then goes to the next step, for the keys of a presenter's remote. */
  const turn = (by: 1 | -1) => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = region.current ?? {};
    const more = by > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
    if (more > 1) region.current?.scrollBy({ top: by * PAGE * clientHeight });
    else toStep(by);
  };
  useShortcuts(
    new Map([
      ['PageDown', () => turn(1)],
      ['PageUp', () => turn(-1)],
      ['ArrowRight', () => toMission(1)],
      ['ArrowLeft', () => toMission(-1)],
      ['ArrowDown', () => toStep(1)],
      ['ArrowUp', () => toStep(-1)],
      [' ', () => toStep(1)],
      ['Home', () => go(DEBRIEF_START)],
    ]),
    true,
  );

  useEffect(() => {
    // A slide that is taller than the screen is scrolled to its top.
    if (index >= -1 && step >= 0) region.current?.scrollTo({ top: 0 });
  }, [region, index, step]);

  return { go, toMission, toStep };
}

interface WalkBarProps {
  /** Whether the overview is shown, before the first mission. */
  readonly first: boolean;
  readonly firstStep: boolean;
  readonly lastStep: boolean;
  /** Whether the last mission is shown. */
  readonly last: boolean;
  readonly onMission: (by: 1 | -1) => void;
  readonly onStep: (by: 1 | -1) => void;
}

function WalkBar({ first, firstStep, lastStep, last, onMission, onStep }: WalkBarProps) {
  return (
    <nav className={styles.walk} aria-label="Dans le débriefing">
      <Walk label="Mission précédente" icon={<ChevronLeft aria-hidden="true" />} off={first} onPress={() => onMission(-1)} />
      <Walk label="Étape précédente" icon={<ChevronUp aria-hidden="true" />} off={firstStep} onPress={() => onStep(-1)} />
      <Walk label="Étape suivante" icon={<ChevronDown aria-hidden="true" />} off={last && lastStep} onPress={() => onStep(1)} />
      <Walk label="Mission suivante" icon={<ChevronRight aria-hidden="true" />} off={last} onPress={() => onMission(1)} />
    </nav>
  );
}

interface WalkProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly off: boolean;
  readonly onPress: () => void;
}

function Walk({ label, icon, off, onPress }: WalkProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      {icon}
    </button>
  );
}

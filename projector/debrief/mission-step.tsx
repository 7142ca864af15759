import { Check } from 'lucide-react';
import { OwnCharacters } from '#engine/frame/panels/own-characters.tsx';
import { type LoadReveal, RevealView } from '#engine/frame/panels/reveal-view.tsx';
import { StillScene } from '#engine/frame/scene/still-scene.tsx';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { FailureBoundary } from '#engine/ui/feedback/failure-boundary.tsx';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { DebriefMission } from '#schemas/projector.ts';
import { saysOnlyWrong } from '#schemas/verdict-labels.ts';
import { counted, formatMean, formatWhole } from '../format.ts';
import type { MissionPage } from '../pages.ts';
import { Fitted } from './fitted.tsx';
import styles from './mission-step.module.css';
import { mistakeTold } from './mistake-told.ts';
import { STEP_NAMES, type StepName } from './steps.ts';

interface StepProps {
  readonly mission: DebriefMission;
  readonly people: number;
  /** The browser part of the mission; null before it has loaded. */
  readonly page: MissionPage | null;
  readonly loadReveal: LoadReveal | undefined;
  /** Called when the mission's own drawing cannot be shown. */
  readonly onFailure: () => void;
}

/** Step of one mission. Its error boundary shows no message: messages and retry buttons are for players. */
export function MissionStep({ step, ...props }: StepProps & { readonly step: StepName }) {
  const Step = STEPS[step];
  return (
    <FailureBoundary fallback={() => null} onFailure={props.onFailure}>
      <Step {...props} />
    </FailureBoundary>
  );
}

function Figures({ mission: { opened, solved, tries, hints }, people }: StepProps) {
  return (
    <div className={styles.figures}>
      <p className={styles.large}>
        <strong>{formatWhole(solved)}</strong>
        {` sur ${counted(people, 'personne', 'personnes')} ${solved >= 2 ? 'ont' : 'a'} réussi`}
      </p>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ inlineSize: `${people === 0 ? 0 : (100 * opened) / people}%` }} />
        <b style={{ inlineSize: `${people === 0 ? 0 : (100 * solved) / people}%` }} />
      </span>
      <dl className={styles.means}>
        <div>
          <dt>l’ont ouverte</dt>
          <dd>{formatWhole(opened)}</dd>
        </div>
        <div>
          <dt>essais en moyenne</dt>
          <dd>{tries === null ? '–' : formatMean(tries)}</dd>
        </div>
        <div>
          <dt>indices en moyenne</dt>
          <dd>{hints === null ? '–' : formatMean(hints)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Neutral labels of mistakes, as in the report: the scene's own messages address the player who made the mistake. */
function Mistakes({ mission: { mistakes }, page }: StepProps) {
  const described = mistakes.filter(({ verdict }) => !saysOnlyWrong(verdict));
  const others = mistakes.filter(({ verdict }) => saysOnlyWrong(verdict));
  return (
    <>
      <h2 className={styles.heading}>{STEP_NAMES.mistakes}</h2>
      <ul className={styles.mistakes}>
        {[...described, ...others].map(({ people, ...mistake }) => (
          <li key={mistake.verdict}>
            <span className={styles.count}>{formatWhole(people)}</span>
            <span>
              <VisuallyHidden>{people >= 2 ? 'personnes : ' : 'personne : '}</VisuallyHidden>
              <OwnCharacters text={mistakeTold(mistake, page)} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Scene({ mission, page }: StepProps) {
  if (!page) return <Loading label="Chargement de la scène…" />;
  return (
    <>
      <h2>
        <VisuallyHidden>{STEP_NAMES.scene}</VisuallyHidden>
      </h2>
      <Fitted least={1}>
        <StillScene challenge={page.challenge} scene={page.scene} artifacts={mission.artifacts} />
      </Fitted>
    </>
  );
}

/** Minimum scale of a reveal: 28 px on a page become 32 px on 1080 lines. A scene may stay smaller, so that more of it is seen. */
const READ_FROM_AFAR = 1.15;

function Reveal({ mission: { artifacts, reveal }, loadReveal, onFailure }: StepProps) {
  if (!loadReveal || !reveal) return null;
  return (
    <>
      <h2>
        <VisuallyHidden>{STEP_NAMES.reveal}</VisuallyHidden>
      </h2>
      <Fitted least={READ_FROM_AFAR}>
        <RevealView whole load={loadReveal} opened={{ artifacts, reveal }} onFailure={onFailure} />
      </Fitted>
    </>
  );
}

/** Maximum number of letters of a text in the largest font size, and in the next one. */
const LARGE = 260;
const MIDDLE = 560;
/** Maximum number of letters of all the habits together. */
const HABITS = 440;

function lengthOf(letters: number): 'long' | 'longest' | undefined {
  if (letters > MIDDLE) return 'longest';
  return letters > LARGE ? 'long' : undefined;
}

function Told({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.told} data-length={lengthOf(text.length)}>
        {frenchSpaces(text)}
      </p>
    </>
  );
}

function Reflexes({ mission: { debrief } }: StepProps) {
  return (
    <>
      <h2 className={styles.heading}>{STEP_NAMES.reflexes}</h2>
      <ul className={styles.reflexes} data-long={debrief.reflexes.join('').length > HABITS || undefined}>
        {debrief.reflexes.map((reflex) => (
          <li key={reflex}>
            <Check aria-hidden="true" />
            <span>{frenchSpaces(reflex)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Recall({ mission: { retrieval }, told = false }: StepProps & { readonly told?: boolean }) {
  return (
    <>
      <h2 className={styles.ask}>{frenchSpaces(retrieval.question)}</h2>
      <ol className={styles.options}>
        {retrieval.options.map((option, index) => (
          <li key={option} data-right={(told && index === retrieval.answer) || undefined} data-told={told || undefined}>
            <span>
              {frenchSpaces(option)}
              {told && index === retrieval.answer && <VisuallyHidden> (la bonne réponse)</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
      {told && <p className={styles.because}>{frenchSpaces(retrieval.because)}</p>}
    </>
  );
}

/** One sentence that fills the screen. */
function Large({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <div className={styles.room}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.question}>{frenchSpaces(text)}</p>
    </div>
  );
}

const STEPS = {
  figures: Figures,
  mistakes: Mistakes,
  scene: Scene,
  reveal: Reveal,
  happened: ({ mission }: StepProps) => <Told heading={STEP_NAMES.happened} text={mission.debrief.whatHappened} />,
  why: ({ mission }: StepProps) => <Told heading={STEP_NAMES.why} text={mission.debrief.whyItWorks} />,
  reflexes: Reflexes,
  saying: ({ mission }: StepProps) => <Large heading={STEP_NAMES.saying} text={mission.debrief.tellAColleague} />,
  recall: Recall,
  answer: (props: StepProps) => <Recall {...props} told />,
  question: ({ mission }: StepProps) => <Large heading={STEP_NAMES.question} text={mission.question ?? ''} />,
} as const;

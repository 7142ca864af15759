/** The first screen of the victory: the sentence to keep, what was won, what was done beside what was right. */
import { Volume2, VolumeX } from 'lucide-react';
import { useId } from 'react';
import { wantsReducedMotion } from '#engine/client/reduced-motion.ts';
import { CountedPoints } from '#engine/frame/play/counted-points.tsx';
import { type Deeds, hasReviewed, isHarmless } from '#engine/frame/play/deeds.ts';
import { pointsWord, shortPoints } from '#engine/frame/play/points-text.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { OpenedChallenge } from '#schemas/challenges.ts';
import { DoneList } from '../missions/done-list.tsx';
import type { MissionProgress } from '../missions/mission-progress.ts';
import { rankText } from '../missions/standing-text.ts';
import { type Award, effortText, netText } from './award.ts';
import type { useCelebration } from './celebration.ts';
import { placesText, progressText } from './figures-told.ts';
import type { RankGained } from './rank-gained.ts';
import styles from './won-screen.module.css';

interface WonFiguresProps {
  /** Null until it is known. */
  readonly award: Award | null;
  /** Wrong tries. */
  readonly failures: number;
  /** The scene's message: the word for points is shown once. */
  readonly said: string | null;
  readonly rank: RankGained | null;
  /** Null where it is not told. */
  readonly progress: MissionProgress | null;
  readonly celebrated: boolean;
  /** The same as one sentence, to be read aloud; null until it is time. */
  readonly told: string | null;
}

export function WonFigures({ award, failures, said, rank, progress, celebrated, told }: WonFiguresProps) {
  const counted = progress !== null && progress.of > 1 ? progressText(progress) : null;
  return (
    <>
      <div className={styles.figures} data-celebrated={celebrated || undefined} aria-hidden="true">
        {award !== null && <Points award={award} failures={failures} said={said} celebrated={celebrated} />}
        <p className={styles.rank}>
          {rank && rank.gained > 0 && (
            <strong className={styles.gained}>
              +{'\u202f'}
              {placesText(rank.gained)}
            </strong>
          )}{' '}
          {rank && rank.rank !== null && (
            <span>
              {rankText(rank.rank)} sur {rank.of}
            </span>
          )}{' '}
          {counted !== null && <span className={styles.progress}>{counted}</span>}
        </p>
      </div>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
}

interface PointsProps {
  readonly award: Award;
  readonly failures: number;
  readonly said: string | null;
  readonly celebrated: boolean;
}

/** What the score has gained, of how much, and why it is less. */
function Points({ award, failures, said, celebrated }: PointsProps) {
  const net = netText(award, failures);
  return (
    <p className={styles.award}>
      <span className={styles.points}>
        <CountedPoints points={award.net} animated={celebrated} told={false} />{' '}
        {!/\bpoints?\b/i.test(said ?? '') && <span className={styles.unit}>{pointsWord(Math.abs(award.net))}</span>}
      </span>{' '}
      {award.net < award.worth && <span className={styles.less}>{net ?? <>sur {shortPoints(award.worth)}</>}</span>}
    </p>
  );
}

/** The one switch of light and sound; none where less motion is wanted, which has neither. */
export function CelebrationSwitch({ wanted, choose }: ReturnType<typeof useCelebration>) {
  if (wantsReducedMotion()) return null;
  return (
    <button type="button" className={styles.switch} aria-pressed={wanted} onClick={() => choose(!wanted)}>
      {wanted ? <Volume2 size={18} aria-hidden="true" /> : <VolumeX size={18} aria-hidden="true" />}
      Son et lumière
    </button>
  );
}

/** @param outcome of a solve of a moment ago; null where the panel was opened again */
export function WonTitle({ title, outcome }: { readonly title: string; readonly outcome: string | null }) {
  return <span className={styles.kicker}>{frenchSpaces(outcome === null ? `« ${title} »` : `« ${title} » : ${outcome}`)}</span>;
}

interface WonSayingProps {
  /** Undefined until it is loaded. */
  readonly saying: string | undefined;
  readonly celebrated: boolean;
  /** It is its turn to be announced. */
  readonly aloud: boolean;
}

/** « À dire autour de vous »: shown at once, and announced after the figures; beside the heading, whose name it would change. */
export function WonSaying({ saying, celebrated, aloud }: WonSayingProps) {
  return (
    <p className={styles.saying} aria-live={aloud ? 'polite' : 'off'} data-celebrated={celebrated || undefined}>
      {/* Put in anew: a live region announces what comes into it. */}
      {saying !== undefined && <span key={String(aloud)}>{frenchSpaces(saying)}</span>}
    </p>
  );
}

interface DoneBesideRightProps {
  /** Null until it is known. */
  readonly opened: Pick<OpenedChallenge, 'failures'> | null;
  readonly award: Award | null;
  readonly deeds: Deeds;
  /** The scene's message, which says what was right; null where the panel was opened again. */
  readonly said: string | null;
}

export function DoneBesideRight({ opened, award, deeds, said }: DoneBesideRightProps) {
  const id = useId();
  const reviewed = hasReviewed(deeds);
  return (
    <section className={styles.did} aria-labelledby={id}>
      <p className={styles.didHead}>
        <strong id={id}>Ce que j’ai fait</strong>{' '}
        <span>{opened ? effortText(opened.failures, award, reviewed, isHarmless(deeds)) : '…'}</span>
      </p>
      {/* What is right stands beside what went wrong before; « Réussie sans essai manqué » says it all. */}
      <DoneList deeds={deeds} said={opened && (opened.failures > 0 || reviewed) ? said : null} />
    </section>
  );
}

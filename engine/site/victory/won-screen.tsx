/** The first screen of the victory: the sentence to keep, the points, and the deeds beside the right gestures. */
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
  /** Number of wrong tries. */
  readonly failures: number;
  /** The scene's message: if it contains the word « points », the figure leaves the word out. */
  readonly said: string | null;
  readonly rank: RankGained | null;
  /** Progress in the missions; null if it is not shown. */
  readonly progress: MissionProgress | null;
  readonly celebrated: boolean;
  /** The figures as one sentence, to be read aloud; null until it is time. */
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

/** Points that the score has gained, the points of a solve without failures, and why there are fewer. */
function Points({ award, failures, said, celebrated }: PointsProps) {
  const net = netText(award, failures);
  return (
    <p className={styles.award}>
      <span className={styles.points}>
        <CountedPoints points={award.net} animated={celebrated} told={false} />{' '}
        {!/\bpoints?\b/i.test(said ?? '') && <span className={styles.unit}>{pointsWord(award.net)}</span>}
      </span>{' '}
      {award.net < award.worth && <span className={styles.less}>{net ?? <>sur {shortPoints(award.worth)}</>}</span>}
    </p>
  );
}

/** The switch of light and sound; none with reduced motion, which has neither. */
export function CelebrationSwitch({ wanted, choose }: ReturnType<typeof useCelebration>) {
  if (wantsReducedMotion()) return null;
  return (
    <button type="button" className={styles.switch} aria-pressed={wanted} onClick={() => choose(!wanted)}>
      {wanted ? <Volume2 size={18} aria-hidden="true" /> : <VolumeX size={18} aria-hidden="true" />}
      Son et lumière
    </button>
  );
}

/** The title of a victory. @param outcome of a solve of a moment ago, in words; null if the panel was opened again */
export function WonTitle({ title, outcome }: { readonly title: string; readonly outcome: string | null }) {
  return <span className={styles.kicker}>{frenchSpaces(outcome === null ? `« ${title} »` : `« ${title} » : ${outcome}`)}</span>;
}

interface WonSayingProps {
  /** The sentence; undefined until it is loaded. */
  readonly saying: string | undefined;
  readonly celebrated: boolean;
  /** Whether it is the sentence's turn to be announced. */
  readonly aloud: boolean;
}

/** « À dire autour de vous »: shown at once, and announced after the figures; outside of the heading, whose name it would change. */
export function WonSaying({ saying, celebrated, aloud }: WonSayingProps) {
  return (
    <p className={styles.saying} aria-live={aloud ? 'polite' : 'off'} data-celebrated={celebrated || undefined}>
      {/* A new key renders the text anew: a live region announces content that comes into it. */}
      {saying !== undefined && <span key={String(aloud)}>{frenchSpaces(saying)}</span>}
    </p>
  );
}

interface DoneBesideRightProps {
  /** The opened challenge; null until it is loaded. */
  readonly opened: Pick<OpenedChallenge, 'failures'> | null;
  readonly award: Award | null;
  readonly deeds: Deeds;
  /** The scene's message, which tells what was right; null if the panel was opened again. */
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
      {/* The right gesture stands beside an earlier mistake; without mistakes, « Réussie sans essai manqué » says it all. */}
      <DoneList deeds={deeds} said={opened && (opened.failures > 0 || reviewed) ? said : null} />
    </section>
  );
}

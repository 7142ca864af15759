/** The first screen of the victory: what was won, the sentence to keep, what was done beside what was right. */
import { Volume2, VolumeX } from 'lucide-react';
import { wantsReducedMotion } from '#engine/client/reduced-motion.ts';
import { OwnCharacters } from '#engine/frame/panels/own-characters.tsx';
import { CountedPoints } from '#engine/frame/play/counted-points.tsx';
import { pointsWord } from '#engine/frame/play/points-text.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { rankText } from '../hub/standing-text.ts';
import type { useCelebration } from './celebration.ts';
import type { RankGained } from './rank-gained.ts';
import styles from './won-screen.module.css';

interface WonFiguresProps {
  /** Decimal points; null until they are known. */
  readonly points: number | null;
  /** The scene's message: the count of points is shown once. */
  readonly said: string | null;
  readonly rank: RankGained | null;
  readonly celebrated: boolean;
}

export function WonFigures({ points, said, rank, celebrated }: WonFiguresProps) {
  return (
    <div className={styles.figures} data-celebrated={celebrated || undefined}>
      {points !== null && (
        <p className={styles.points}>
          <CountedPoints points={points} animated={celebrated} />
          {!/\bpoints?\b/i.test(said ?? '') && (
            <>
              {' '}
              <span className={styles.unit} aria-hidden="true">
                {pointsWord(points)}
              </span>
            </>
          )}
        </p>
      )}
      {/* There before its text, or that would not be announced. */}
      <p role="status" className={styles.rank}>
        {rank && (
          <>
            {rank.gained > 0 && (
              <strong className={styles.gained}>
                +{'\u202f'}
                {rank.gained} {rank.gained > 1 ? 'places' : 'place'}
              </strong>
            )}{' '}
            {rank.rank !== null && (
              <span>
                {rankText(rank.rank)} sur {rank.of}
              </span>
            )}
          </>
        )}
      </p>
    </div>
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

interface WonTitleProps {
  /** Of the mission. */
  readonly title: string;
  /** « À dire autour de vous »; none until it is loaded. */
  readonly saying: string | undefined;
  /** Solved a moment ago. */
  readonly fresh: boolean;
  readonly celebrated: boolean;
}

export function WonTitle({ title, saying, fresh, celebrated }: WonTitleProps) {
  return (
    <>
      <span className={styles.kicker}>{frenchSpaces(fresh ? `« ${title} » : mission réussie !` : `« ${title} »`)}</span>{' '}
      {/* There before its text, or that would not be announced. */}
      <span className={styles.saying} aria-live="polite" data-celebrated={celebrated || undefined}>
        {saying !== undefined && <span>{frenchSpaces(saying)}</span>}
      </span>
    </>
  );
}

interface DoneBesideRightProps {
  /** Number of tries, in words; null until it is known. */
  readonly tries: string | null;
  /** The scene's message; null where the panel was opened again. */
  readonly said: string | null;
}

export function DoneBesideRight({ tries, said }: DoneBesideRightProps) {
  return (
    <dl className={styles.beside}>
      <div>
        <dt>Ce que j’ai fait</dt>
        <dd>{tries ?? '…'}</dd>
      </div>
      {said !== null && (
        <div data-right>
          <dt>Ce qui était juste</dt>
          <dd>
            <OwnCharacters text={said} />
          </dd>
        </div>
      )}
    </dl>
  );
}

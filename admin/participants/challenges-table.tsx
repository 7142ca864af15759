import { RotateCcw } from 'lucide-react';
import { Button } from '#engine/ui/button.tsx';
import { VisuallyHidden } from '#engine/ui/visually-hidden.tsx';
import type { ParticipantDetails } from '#schemas/participants.ts';
import { formatMoment, formatPoints } from './participant-words.ts';
import styles from './participants.module.css';

interface ChallengesProps {
  readonly challenges: ParticipantDetails['challenges'];
  /** Null for whoever may not reopen. */
  readonly onReopen: ((challenge: string) => void) | null;
}

/** How the participant stands with each challenge that was touched. */
export function ChallengesTable({ challenges, onReopen }: ChallengesProps) {
  if (challenges.length === 0)
    return <p className={styles.empty}>No challenge tried yet. Each appears here with its first hint or answer.</p>;
  return (
    <section className={styles.scroller} aria-label="Challenges, table" tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>Challenges with a hint or an answer</caption>
        <thead>
          <tr>
            <th scope="col">Challenge</th>
            <th scope="col">Solved</th>
            <th scope="col" className={styles.number}>
              Points
            </th>
            <th scope="col" className={styles.number}>
              Hints
            </th>
            <th scope="col" className={styles.number}>
              Failures
            </th>
            {onReopen && <th scope="col">Correction</th>}
          </tr>
        </thead>
        <tbody>
          {challenges.map(({ challenge, solvedAt, points, hintsShown, failures }) => (
            <tr key={challenge}>
              <th scope="row">{challenge}</th>
              <td className={styles.moment}>{solvedAt === null ? 'Not yet' : formatMoment(solvedAt)}</td>
              <td className={styles.number}>{points === null ? '—' : formatPoints(points)}</td>
              <td className={styles.number}>{hintsShown}</td>
              <td className={styles.number}>{failures}</td>
              {onReopen && (
                <td>
                  {points !== null && (
                    <Button variant="quiet" onClick={() => onReopen(challenge)}>
                      <RotateCcw aria-hidden="true" size={16} />
                      Reopen
                      <VisuallyHidden> {challenge}</VisuallyHidden>
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { RotateCcw } from 'lucide-react';
import { Button } from '#engine/ui/button.tsx';
import { VisuallyHidden } from '#engine/ui/visually-hidden.tsx';
import type { ParticipantDetails } from '#schemas/participants.ts';
import styles from '../participants/participants.module.css';
import { DataTable } from '../parts/data-table.tsx';
import { formatMoment } from '../words/local-time.ts';
import { formatNumber } from '../words/numbers.ts';
import { ChallengeName } from './challenge-name.tsx';

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
    <DataTable caption="Challenges with a hint or an answer" className={styles.table}>
      <thead className={styles.silent}>
        <tr>
          <th scope="col">Challenge</th>
          <th scope="col">Solved</th>
          <th scope="col" data-numeric>
            Points
          </th>
          <th scope="col" data-numeric>
            Hints
          </th>
          <th scope="col" data-numeric>
            Failures
          </th>
          {onReopen && <th scope="col">Correction</th>}
        </tr>
      </thead>
      <tbody>
        {challenges.map(({ challenge, solvedAt, points, hintsShown, failures }) => (
          <tr key={challenge}>
            <th scope="row">
              <ChallengeName challenge={challenge} />
            </th>
            <td data-label="Solved">{solvedAt === null ? 'Not yet' : formatMoment(solvedAt)}</td>
            <td data-numeric data-label="Points" data-empty={points === null || undefined}>
              {points === null ? '—' : formatNumber(points)}
            </td>
            <td data-numeric data-label="Hints">
              {hintsShown}
            </td>
            <td data-numeric data-label="Failures">
              {failures}
            </td>
            {onReopen && (
              <td data-empty={points === null || undefined}>
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
    </DataTable>
  );
}

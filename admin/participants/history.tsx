/** What a participant did: the challenges as they stand, and the ledger that made the score. */
import { RotateCcw } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { MAX_SCORE_EVENTS } from '#schemas/console-constants.ts';
import type { ParticipantDetails } from '#schemas/participants.ts';
import { EmptyState } from '../components/notes/notes.tsx';
import { DataTable } from '../components/table/data-table.tsx';
import { formatMoment } from '../format/local-time.ts';
import { formatChange, formatNumber } from '../format/numbers.ts';
import { messages } from '../language/language.ts';
import styles from './history.module.css';

interface ChallengesProps {
  readonly challenges: ParticipantDetails['challenges'];
  /** Null where the account may not reopen challenges. */
  readonly onReopen: ((challenge: string) => void) | null;
}

/** How the participant stands with each challenge that was touched. */
export function ChallengesTable({ challenges, onReopen }: ChallengesProps) {
  if (challenges.length === 0)
    return <EmptyState>No challenge tried yet. Each appears here with its first hint or answer.</EmptyState>;
  return (
    <DataTable caption="Challenges with a hint or an answer" roomy className={styles.challenges}>
      <thead data-silent>
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

/** Every event of the score: kind, facilitator, reason and time. */
export function LedgerTable({ events }: { events: ParticipantDetails['events'] }) {
  if (events.length === 0) return <EmptyState>No points won or lost yet. The first solve or correction appears here.</EmptyState>;
  return (
    <DataTable
      caption={`Everything that made the score, newest first${events.length >= MAX_SCORE_EVENTS ? ` (the last ${MAX_SCORE_EVENTS})` : ''}`}
      roomy
    >
      <thead data-silent>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">Challenge</th>
          <th scope="col" data-numeric>
            Points
          </th>
          <th scope="col">Who</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <td>{formatMoment(event.at)}</td>
            <th scope="row">{messages().format.events[event.kind]}</th>
            <td data-label="Challenge" data-empty={event.challenge === null || undefined}>
              {event.challenge === null ? '—' : <ChallengeName challenge={event.challenge} />}
            </td>
            <td data-numeric data-label="Points">
              {formatChange(event.points)}
            </td>
            <td data-label="By">{event.actor ?? 'The player'}</td>
            <td className={styles.reason} data-label="Why" data-empty={event.reason === '' || undefined}>
              {event.reason}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Titles of the catalogue by key. */
export const ChallengeTitles = createContext<ReadonlyMap<string, string>>(new Map());

/** A challenge by the title that players see, with the key that files and notes use; the key alone for one that is gone. */
function ChallengeName({ challenge }: { readonly challenge: string }) {
  const title = useContext(ChallengeTitles).get(challenge);
  if (title === undefined) return challenge;
  return (
    <>
      <span lang="fr">{title}</span> <span className={styles.key}>{challenge}</span>
    </>
  );
}

/** The same in running text. */
export function useChallengeTitle(challenge: string): string {
  return useContext(ChallengeTitles).get(challenge) ?? challenge;
}

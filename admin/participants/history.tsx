/** History of a participant: the states of the challenges, and the ledger of points. */
import { RotateCcw } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { MAX_SCORE_EVENTS } from '#schemas/console-constants.ts';
import type { ParticipantDetails } from '#schemas/participants.ts';
import { EmptyState } from '../components/notes/notes.tsx';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { formatMoment } from '../format/local-time.ts';
import { formatChange, formatNumber } from '../format/numbers.ts';
import { messages } from '../language/language.ts';
import styles from './history.module.css';

interface ChallengesProps {
  readonly challenges: ParticipantDetails['challenges'];
  /** Reopens a challenge; null if the account may not. */
  readonly onReopen: ((challenge: string) => void) | null;
}

/** The participant's state in each challenge that was opened or tried. */
export function ChallengesTable({ challenges, onReopen }: ChallengesProps) {
  const { challenges: words } = messages().participants;
  if (challenges.length === 0) return <EmptyState>{words.none}</EmptyState>;
  return (
    <DataTable caption={words.caption} roomy className={styles.challenges}>
      <ColumnHeads
        columns={[
          words.challenge,
          words.solved,
          { title: words.points, numeric: true },
          { title: words.hints, numeric: true },
          { title: words.failures, numeric: true },
          ...(onReopen ? [words.correction] : []),
        ]}
      />
      <tbody>
        {challenges.map(({ challenge, solvedAt, points, hintsShown, failures }) => (
          <tr key={challenge}>
            <th scope="row">
              <ChallengeName challenge={challenge} />
            </th>
            <td data-label={words.solved}>{solvedAt === null ? words.notYet : formatMoment(solvedAt)}</td>
            <td data-numeric data-label={words.points} data-empty={points === null || undefined}>
              {points === null ? '—' : formatNumber(points)}
            </td>
            <td data-numeric data-label={words.hints}>
              {hintsShown}
            </td>
            <td data-numeric data-label={words.failures}>
              {failures}
            </td>
            {onReopen && (
              <td data-empty={points === null || undefined}>
                {points !== null && (
                  <Button variant="quiet" onClick={() => onReopen(challenge)}>
                    <RotateCcw aria-hidden="true" size={16} />
                    {words.reopen}
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

/** Every event of the ledger: kind, facilitator, the reason that they gave, and time. */
export function LedgerTable({ events }: { events: ParticipantDetails['events'] }) {
  const { format, participants } = messages();
  const { challenges: words, ledger } = participants;
  if (events.length === 0) return <EmptyState>{ledger.none}</EmptyState>;
  return (
    <DataTable caption={ledger.caption(events.length >= MAX_SCORE_EVENTS ? MAX_SCORE_EVENTS : null)} roomy>
      <ColumnHeads
        columns={[ledger.when, ledger.what, words.challenge, { title: words.points, numeric: true }, ledger.who, ledger.why]}
      />
      <tbody>
        {events.map((event) => {
          // Only a reason that a person gave is shown: all others are internal, in English.
          const reason = event.actor === null ? '' : event.reason;
          return (
            <tr key={event.id}>
              <td>{formatMoment(event.at)}</td>
              <th scope="row">{format.events[event.kind]}</th>
              <td data-label={words.challenge} data-empty={event.challenge === null || undefined}>
                {event.challenge === null ? '—' : <ChallengeName challenge={event.challenge} />}
              </td>
              <td data-numeric data-label={words.points}>
                {formatChange(event.points)}
              </td>
              <td data-label={ledger.by}>{event.actor ?? ledger.player}</td>
              <td className={styles.reason} data-label={ledger.why} data-empty={reason === '' || undefined}>
                {reason}
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

/** Titles of challenges by key. */
export const ChallengeTitles = createContext<ReadonlyMap<string, string>>(new Map());

/** A challenge's title with its key, which files and notes use; the key alone if the catalogue no longer has the challenge. */
function ChallengeName({ challenge }: { readonly challenge: string }) {
  const title = useContext(ChallengeTitles).get(challenge);
  if (title === undefined) return challenge;
  return (
    <>
      <span lang="fr">{title}</span> <span className={styles.key}>{challenge}</span>
    </>
  );
}

/** A challenge's title, for running text; the key if the catalogue no longer has the challenge. */
export function useChallengeTitle(challenge: string): string {
  return useContext(ChallengeTitles).get(challenge) ?? challenge;
}

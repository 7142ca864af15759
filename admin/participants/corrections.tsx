/** Dialogs that correct a participant's points, solves or participation. */
import { useState } from 'react';
import { Field } from '#engine/ui/controls/field.tsx';
import { ADJUSTMENT } from '#schemas/console-constants.ts';
import type { ParticipantDetails } from '#schemas/participants.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { formatChange, formatNumber } from '../format/numbers.ts';
import { shownEmail } from '../format/shown-email.ts';
import { messages } from '../language/language.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { useChallengeTitle } from './history.tsx';
import { useCorrect } from './participant-calls.ts';

interface RemovalProps {
  readonly participant: Pick<ParticipantDetails, 'id' | 'username' | 'score'>;
  readonly onClose: () => void;
}

/** Removes a participant from the session. */
export function RemoveParticipant({ participant, onClose }: RemovalProps) {
  const { removal } = messages().participants;
  const correct = useCorrect(participant.id);
  const { username, score } = participant;
  return (
    <CorrectionDialog
      title={removal.title(username)}
      confirm={removal.confirm}
      variant="danger"
      correct={(reason) => correct({ what: 'removal', body: { reason } })}
      done={() => removal.done(username)}
      onClose={onClose}
    >
      <p>{removal.about(username, score)}</p>
    </CorrectionDialog>
  );
}

/** Reinstates a removed participant. */
export function ReinstateParticipant({ participant, onClose }: RemovalProps) {
  const { reinstatement } = messages().participants;
  const correct = useCorrect(participant.id);
  const { username } = participant;
  return (
    <CorrectionDialog
      title={reinstatement.title(username)}
      confirm={reinstatement.confirm}
      correct={(reason) => correct({ what: 'reinstatement', body: { reason } })}
      done={({ score }) => reinstatement.done(username, score)}
      onClose={onClose}
    >
      <p>{reinstatement.about(username)}</p>
    </CorrectionDialog>
  );
}

interface ReopenProps {
  readonly participant: ParticipantDetails;
  readonly challenge: string;
  readonly onClose: () => void;
}

/** Reopens a solved challenge. */
export function ReopenChallenge({ participant, challenge, onClose }: ReopenProps) {
  const { reopening } = messages().participants;
  const correct = useCorrect(participant.id);
  const title = useChallengeTitle(challenge);
  const points = participant.challenges.find((state) => state.challenge === challenge)?.points ?? 0;
  return (
    <CorrectionDialog
      title={reopening.title(title)}
      confirm={reopening.confirm}
      correct={(reason) => correct({ what: 'reopenings', body: { challenge, reason } })}
      done={({ username }) => reopening.done(title, shownEmail(username))}
      onClose={onClose}
    >
      <p>{reopening.about(title, points, participant.username)}</p>
    </CorrectionDialog>
  );
}

interface AdjustProps {
  readonly participant: ParticipantDetails;
  readonly onClose: () => void;
}

/** Adds or subtracts points. */
export function AdjustPoints({ participant, onClose }: AdjustProps) {
  const { adjustment } = messages().participants;
  const correct = useCorrect(participant.id);
  const [typed, setTyped] = useState('');
  const { keyFor } = useIdempotencyKey();
  const points = parsePoints(typed);

  return (
    <CorrectionDialog
      title={adjustment.title}
      confirm={adjustment.confirm}
      missing={points === null ? adjustment.noNumber(formatNumber(ADJUSTMENT.maximum)) : null}
      correct={(reason) => {
        const body = { points, reason };
        return correct({ what: 'adjustments', body, idempotencyKey: keyFor(body) });
      }}
      done={({ username, score }) => adjustment.done(shownEmail(username), score)}
      onClose={onClose}
    >
      <p>
        {adjustment.about(
          participant.username,
          formatNumber(participant.score),
          points === null ? null : { score: formatNumber(sum(participant.score, points)), change: formatChange(points) },
        )}
      </p>
      <Field
        label={adjustment.points}
        description={adjustment.pointsAbout}
        inputMode="text"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </CorrectionDialog>
  );
}

/** Parses points with a decimal point or comma; null if the text is not a valid adjustment. */
function parsePoints(typed: string): number | null {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  if (!/^[+-]?\d+(\.\d{1,2})?$/.test(text)) return null;
  const value = Number(text);
  return value === 0 || value < ADJUSTMENT.minimum || value > ADJUSTMENT.maximum ? null : value;
}

/** Sum without the rounding errors of binary fractions. */
function sum(a: number, b: number): number {
  return Math.round((a + b) * 100) / 100;
}

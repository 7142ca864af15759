/** What may be corrected of a participant, each in a dialog: points, a solve, taking part. */
import { useState } from 'react';
import { Field } from '#engine/ui/controls/field.tsx';
import { ADJUSTMENT } from '#schemas/console-constants.ts';
import type { ParticipantDetails } from '#schemas/participants.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { formatChange, formatNumber } from '../format/numbers.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { useChallengeTitle } from './history.tsx';
import { useCorrect } from './participant-calls.ts';

interface RemovalProps {
  readonly participant: ParticipantDetails;
  readonly onClose: () => void;
}

/** Takes a participant out of the session. */
export function RemoveParticipant({ participant, onClose }: RemovalProps) {
  const correct = useCorrect(participant.id);
  const { username, score } = participant;
  return (
    <CorrectionDialog
      title={`Remove ${username}`}
      confirm="Remove participant"
      variant="danger"
      correct={(reason) => correct({ what: 'removal', body: { reason } })}
      done={() => `${username} was removed.`}
      onClose={onClose}
    >
      <p>
        Takes {username} off the scoreboard with {formatNumber(score)} points, ends the logins of every device, and refuses new
        ones. Nothing is deleted: “Reinstate” gives everything back.
      </p>
    </CorrectionDialog>
  );
}

/** Takes a removed participant back in. */
export function ReinstateParticipant({ participant, onClose }: RemovalProps) {
  const correct = useCorrect(participant.id);
  const { username } = participant;
  return (
    <CorrectionDialog
      title={`Reinstate ${username}`}
      confirm="Reinstate participant"
      correct={(reason) => correct({ what: 'reinstatement', body: { reason } })}
      done={({ score }) => `${username} plays again, with ${formatNumber(score)} points.`}
      onClose={onClose}
    >
      <p>
        Gives {username} back the points that the removal took, and the place on the scoreboard. The player has to log in again;
        among equal scores this one now counts as reached last.
      </p>
    </CorrectionDialog>
  );
}

interface ReopenProps {
  readonly participant: ParticipantDetails;
  readonly challenge: string;
  readonly onClose: () => void;
}

/** Opens a solved challenge again. */
export function ReopenChallenge({ participant, challenge, onClose }: ReopenProps) {
  const correct = useCorrect(participant.id);
  const title = useChallengeTitle(challenge);
  const points = participant.challenges.find((state) => state.challenge === challenge)?.points ?? 0;
  return (
    <CorrectionDialog
      title={`Reopen “${title}”`}
      confirm="Reopen challenge"
      correct={(reason) => correct({ what: 'reopenings', body: { challenge, reason } })}
      done={({ username }) => `“${title}” is open again for ${username}.`}
      onClose={onClose}
    >
      <p>
        Takes the {formatNumber(points)} points of “{title}” back from {participant.username}, who can solve it again. Hints shown
        and failed attempts stay, and count in the next award.
      </p>
    </CorrectionDialog>
  );
}

interface AdjustProps {
  readonly participant: ParticipantDetails;
  readonly onClose: () => void;
}

/** Gives or takes points. */
export function AdjustPoints({ participant, onClose }: AdjustProps) {
  const correct = useCorrect(participant.id);
  const [typed, setTyped] = useState('');
  const { keyFor } = useIdempotencyKey();
  const points = parsePoints(typed);

  return (
    <CorrectionDialog
      title="Adjust points"
      confirm="Adjust points"
      missing={
        points === null
          ? `Points must be a number other than 0, at most ${formatNumber(ADJUSTMENT.maximum)}, with at most two decimals.`
          : null
      }
      correct={(reason) => {
        const body = { points, reason };
        return correct({ what: 'adjustments', body, idempotencyKey: keyFor(body) });
      }}
      done={({ username, score }) => `${username} now has ${formatNumber(score)} points.`}
      onClose={onClose}
    >
      <p>
        Adds to the score of {participant.username}, which is {formatNumber(participant.score)}
        {points === null ? '' : ` and becomes ${formatNumber(sum(participant.score, points))} (${formatChange(points)})`}. The
        challenges stay as they are.
      </p>
      <Field
        label="Points"
        description="2.5 gives, -2.5 takes."
        inputMode="text"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </CorrectionDialog>
  );
}

/** What was typed, with a point or a comma; null for what is no adjustment. */
function parsePoints(typed: string): number | null {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  if (!/^[+-]?\d+(\.\d{1,2})?$/.test(text)) return null;
  const value = Number(text);
  return value === 0 || value < ADJUSTMENT.minimum || value > ADJUSTMENT.maximum ? null : value;
}

/** Without the dust of binary fractions. */
function sum(a: number, b: number): number {
  return Math.round((a + b) * 100) / 100;
}

import type { ParticipantDetails } from '#schemas/participants.ts';
import { useCorrect } from '../participants/participant-calls.ts';
import { formatNumber } from '../words/numbers.ts';
import { CorrectionDialog } from './correction-dialog.tsx';

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

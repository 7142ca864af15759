import type { ParticipantDetails } from '#schemas/participants.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { useCorrect } from './participant-calls.ts';
import { formatPoints } from './participant-words.ts';

interface ReopenProps {
  readonly participant: ParticipantDetails;
  readonly challenge: string;
  readonly onClose: () => void;
}

/** Opens a solved challenge again. */
export function ReopenChallenge({ participant, challenge, onClose }: ReopenProps) {
  const correct = useCorrect(participant.id);
  const points = participant.challenges.find((state) => state.challenge === challenge)?.points ?? 0;
  return (
    <CorrectionDialog
      title={`Reopen ${challenge}`}
      confirm="Reopen challenge"
      correct={(reason) => correct({ what: 'reopenings', body: { challenge, reason } })}
      done={({ username }) => `${challenge} is open again for ${username}.`}
      onClose={onClose}
    >
      <p>
        Takes the {formatPoints(points)} points of {challenge} back from {participant.username}, who can solve it again. Hints
        shown and failed attempts stay, and count in the next award.
      </p>
    </CorrectionDialog>
  );
}

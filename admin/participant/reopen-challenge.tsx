import type { ParticipantDetails } from '#schemas/participants.ts';
import { useCorrect } from '../participants/participant-calls.ts';
import { formatNumber } from '../words/numbers.ts';
import { useChallengeTitle } from './challenge-name.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';

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

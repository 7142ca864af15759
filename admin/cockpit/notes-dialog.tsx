import { useParams } from 'react-router-dom';
import type { Mission } from '#engine/rules/session/state.ts';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { useSessionDetails } from '../api/session-calls.ts';
import { useReportingChannel } from '../api/where-to-report-calls.ts';
import { ChallengeNotes } from '../components/notes/challenge-notes.tsx';
import { messages } from '../language/language.ts';

interface NotesDialogProps {
  readonly mission: Mission;
  readonly onClose: () => void;
}

/** Facilitators' notes for a person with no hints left: the solution, and what to say. */
export function NotesDialog({ mission, onClose }: NotesDialogProps) {
  const { session } = useParams();
  const told = useReportingChannel(useSessionDetails(session).data);
  return (
    <Dialog open onClose={onClose} title={mission.title} closeLabel={messages().buttons.close} reading>
      <ChallengeNotes challenge={mission.key} opened={['solution', 'unblock']} told={told} />
    </Dialog>
  );
}

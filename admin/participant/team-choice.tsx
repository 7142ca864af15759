import { useMutation } from '@tanstack/react-query';
import type { ParticipantDetails } from '#schemas/participants.ts';
import { useSessionDetails } from '../api/session-calls.ts';
import { useMay } from '../auth/use-me.ts';
import { useCorrect } from '../participants/participant-calls.ts';
import styles from '../participants/participants.module.css';
import { useReport } from '../parts/status-line.tsx';
import { reasonOf } from '../words/reason.ts';

/** The participant's team; a choice of the session's teams for whoever may change it. */
export function TeamChoice({ participant }: { participant: ParticipantDetails }) {
  const report = useReport();
  const correct = useCorrect(participant.id);
  const may = useMay('facilitator') && participant.status === 'playing';
  const session = useSessionDetails(may ? participant.session : null);
  const change = useMutation({
    mutationFn: (team: string | null) => correct({ what: '', body: { team } }),
    onSuccess: ({ username, team }) =>
      report('correction', { tone: 'success', text: `${username} is in ${team === null ? 'no team' : `the team ${team}`} now.` }),
    onError: (error) => report('correction', { tone: 'danger', text: `Could not change the team: ${reasonOf(error)}` }),
  });
  const teams = session.data?.teams ?? [];
  const { team } = participant;
  if (!may || teams.length === 0) return team ?? '—';
  return (
    <select
      className={styles.team}
      aria-label="Team"
      value={team ?? ''}
      aria-busy={change.isPending}
      onChange={(event) => change.mutate(event.target.value === '' ? null : event.target.value)}
    >
      <option value="">No team</option>
      {team !== null && !teams.includes(team) && <option value={team}>{team} (no longer offered)</option>}
      {teams.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ParticipantDetails } from '#schemas/participants.ts';
import { addressOf } from '../addresses.ts';
import { useSessionDetails } from '../api/session-calls.ts';
import { useMay } from '../auth/use-me.ts';
import { Facts } from '../components/layout/facts.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { Note } from '../components/notes/notes.tsx';
import { ParticipantStatus } from '../components/session/status-badges.tsx';
import { formatMoment } from '../format/local-time.ts';
import { formatNumber } from '../format/numbers.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { formatLastMail } from '../mails/copied-mark.tsx';
import { BoardName } from './board-name.tsx';
import { useCorrect } from './participant-calls.ts';
import styles from './participant-facts.module.css';
import { PersonalCode } from './personal-code.tsx';

/** Score, solves, board name, team, status and joining of one participant. */
export function ParticipantFacts({ participant }: { participant: ParticipantDetails }) {
  const { score, solved, status, realName, personalCode, joinedAt, mergedInto, invited, reminded } = participant;
  const { facts } = messages().participants;
  return (
    <>
      <Facts
        facts={[
          ...(realName === null ? [] : [[facts.realName, realName] as const]),
          [facts.score, formatNumber(score)],
          [facts.solved, formatNumber(solved)],
          [facts.boardName, <BoardName key="name" participant={participant} />],
          ...(personalCode === null
            ? []
            : [[facts.personalCode, <PersonalCode key="code" participant={participant} />] as const]),
          [facts.team, <TeamChoice key="team" participant={participant} />],
          [facts.status, <ParticipantStatus key="status" status={status} />],
          [facts.joined, formatMoment(joinedAt)],
          [facts.invited, formatLastMail(invited)],
          [facts.reminded, formatLastMail(reminded)],
        ]}
      />
      {mergedInto !== null && (
        <Note>
          {facts.merged((words) => (
            <Link to={addressOf('participant', mergedInto)}>{words}</Link>
          ))}
        </Note>
      )}
      {status === 'removed' && <Note>{facts.removed}</Note>}
    </>
  );
}

/** The participant's team; facilitators can choose another of the session's teams. */
function TeamChoice({ participant }: { participant: ParticipantDetails }) {
  const { facts, team: words } = messages().participants;
  const report = useReport();
  const correct = useCorrect(participant.id);
  const may = useMay('facilitator') && participant.status === 'playing';
  const session = useSessionDetails(may ? participant.session : null);
  const change = useMutation({
    mutationFn: (team: string | null) => correct({ what: '', body: { team } }),
    onSuccess: ({ username, team }) => report('correction', { tone: 'success', text: words.changed(username, team) }),
    onError: (error) => report('correction', { tone: 'danger', text: words.failed(reasonOf(error)) }),
  });
  const teams = session.data?.teams ?? [];
  const { team } = participant;
  if (!may || teams.length === 0) return team ?? '—';
  return (
    <select
      className={styles.team}
      aria-label={facts.team}
      data-printed
      value={team ?? ''}
      aria-busy={change.isPending}
      onChange={(event) => change.mutate(event.target.value === '' ? null : event.target.value)}
    >
      <option value="">{words.none}</option>
      {team !== null && !teams.includes(team) && <option value={team}>{words.gone(team)}</option>}
      {teams.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}

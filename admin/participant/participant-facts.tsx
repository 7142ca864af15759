import { Link } from 'react-router-dom';
import type { ParticipantDetails } from '#schemas/participants.ts';
import { addressOf } from '../addresses.ts';
import styles from '../participants/participants.module.css';
import { ParticipantStatus } from '../parts/status-badges.tsx';
import { formatMoment } from '../words/local-time.ts';
import { formatNumber } from '../words/numbers.ts';
import { TeamChoice } from './team-choice.tsx';

/** Score, solves, team, status and joining of one participant. */
export function ParticipantFacts({ participant }: { participant: ParticipantDetails }) {
  const { score, solved, status, joinedAt, mergedInto } = participant;
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>Score</dt>
          <dd>{formatNumber(score)}</dd>
        </div>
        <div>
          <dt>Challenges solved</dt>
          <dd>{formatNumber(solved)}</dd>
        </div>
        <div>
          <dt>Team</dt>
          <dd>
            <TeamChoice participant={participant} />
          </dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <ParticipantStatus status={status} />
          </dd>
        </div>
        <div>
          <dt>Joined</dt>
          <dd>{formatMoment(joinedAt)}</dd>
        </div>
      </dl>
      {mergedInto !== null && (
        <p className={styles.note}>
          Merged: <Link to={addressOf('participant', mergedInto)}>another participant</Link> has the points now, and is whom this
          e-mail logs in as.
        </p>
      )}
      {status === 'removed' && (
        <p className={styles.note}>Removed from the session: off the scoreboard, and logins are refused.</p>
      )}
    </>
  );
}

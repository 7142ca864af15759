import { frenchMoment } from '#engine/rules/french-moment.ts';
import type { PlayedSession } from '#schemas/session-setup.ts';
import styles from './mission-centre.module.css';

/** The session's name, and when it ends. */
export function SessionLine({
  session: { name, closesAt, room },
}: {
  readonly session: Pick<PlayedSession, 'name' | 'closesAt' | 'room'>;
}) {
  const now = Date.now();
  // During a pause the end of the session moves on with the time, so it is not shown.
  const closes = closesAt !== null && room?.phase !== 'paused' && Date.parse(closesAt) > now ? closesAt : null;
  if (name === null && closes === null) return null;
  return (
    <p className={styles.session}>
      {name !== null && <strong>{name}</strong>}
      {closes !== null && (
        <span>
          Fin de la session <time dateTime={closes}>{frenchMoment(Date.parse(closes), now)}</time>
        </span>
      )}
    </p>
  );
}

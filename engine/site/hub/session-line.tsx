import type { PlayedSession } from '#schemas/session-setup.ts';
import { frenchMoment } from './french-moment.ts';
import styles from './mission-centre.module.css';

/** The session's name, and until when one can still log in to it. */
export function SessionLine({ session: { name, closesAt } }: { readonly session: Pick<PlayedSession, 'name' | 'closesAt'> }) {
  const now = Date.now();
  const closes = closesAt !== null && Date.parse(closesAt) > now ? closesAt : null;
  if (name === null && closes === null) return null;
  return (
    <p className={styles.session}>
      {name !== null && <strong>{name}</strong>}
      {closes !== null && (
        <span>
          Les connexions ferment <time dateTime={closes}>{frenchMoment(Date.parse(closes), now)}</time>
        </span>
      )}
    </p>
  );
}

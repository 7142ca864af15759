import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTimeLeft } from '#engine/client/use-time-left.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { Session } from '#schemas/admin.ts';
import { addressOf } from '../addresses.ts';
import type { SessionNow, SessionsNow } from '../api/clock-calls.ts';
import { countOf } from '../format/numbers.ts';
import { formatClock, peopleThere } from '../format/session-clock.ts';
import { type NextSession as Next, nextSession } from './choose-next.ts';
import styles from './next-session.module.css';

interface NextSessionProps {
  readonly sessions: readonly Session[];
  readonly rooms: SessionsNow;
}

/** What a facilitator opens the desk for: which session is next, when, and for how many people. Nothing where none is to come. */
export function NextSession({ sessions, rooms }: NextSessionProps) {
  const next = nextSession(sessions, rooms.rooms, Date.now() + rooms.offset);
  return next && <Card next={next} offset={rooms.offset} />;
}

function Card({ next: { session, known }, offset }: { readonly next: Next; readonly offset: number }) {
  const time = useTimeLeft(known.room, offset);
  const name = session.name ?? session.code;
  return (
    <section className={styles.next} aria-label="Next session">
      <CalendarClock aria-hidden="true" size={24} />
      <div className={styles.words}>
        <p className={styles.label}>Next session</p>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <strong>{formatClock(known.room, time)}</strong>
          <span>{people(known)}</span>
        </p>
      </div>
      <p className={styles.ways}>
        <Link to={addressOf('room', session.id)}>
          Room<VisuallyHidden> of the next session</VisuallyHidden>
        </Link>
        <Link to={addressOf('invite', session.id)}>
          Invite<VisuallyHidden> to the next session</VisuallyHidden>
        </Link>
      </p>
    </section>
  );
}

function people({ room, present, expected }: SessionNow): string {
  if (room.phase === 'lobby') return peopleThere(present, expected);
  return expected === null ? 'for everyone who has the code' : `${countOf(expected, 'person', 'people')} invited`;
}

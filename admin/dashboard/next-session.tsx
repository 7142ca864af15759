import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTimeLeft } from '#engine/client/use-time-left.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { Session } from '#schemas/admin.ts';
import { addressOf } from '../addresses.ts';
import type { SessionNow, SessionsNow } from '../api/clock-calls.ts';
import { formatClock, peopleThere } from '../format/session-clock.ts';
import { messages } from '../language/language.ts';
import { type NextSession as Next, nextSession } from './choose-next.ts';
import styles from './next-session.module.css';

interface NextSessionProps {
  readonly sessions: readonly Session[];
  readonly rooms: SessionsNow;
}

/** The next session: its name, time and number of people. Renders nothing if there is none. */
export function NextSession({ sessions, rooms }: NextSessionProps) {
  const next = nextSession(sessions, rooms.rooms, Date.now() + rooms.offset);
  return next && <Card next={next} offset={rooms.offset} />;
}

function Card({ next: { session, known }, offset }: { readonly next: Next; readonly offset: number }) {
  const words = messages().dashboard.next;
  const time = useTimeLeft(known.room, offset);
  const name = session.name ?? session.code;
  return (
    <section className={styles.next} aria-label={words.title}>
      <CalendarClock aria-hidden="true" size={24} />
      <div className={styles.words}>
        <p className={styles.label}>{words.title}</p>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <strong>{formatClock(known.room, time)}</strong>
          {known.workshop?.venue && <span>{known.workshop.venue}</span>}
          <span>{people(known)}</span>
        </p>
      </div>
      <p className={styles.ways}>
        <Link to={addressOf('room', session.id)}>{words.room(hidden)}</Link>
        <Link to={addressOf('invite', session.id)}>{words.invite(hidden)}</Link>
      </p>
    </section>
  );
}

const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;

function people(known: SessionNow): string {
  const words = messages().dashboard.next;
  const { room, present, invited, seats } = known;
  if (room.phase === 'lobby') return peopleThere(present, known);
  if (invited !== null && seats !== null && seats < invited) return messages().format.moreThanSeats(invited, seats);
  if (invited !== null) return words.invited(invited);
  return seats === null ? words.forEveryone : words.seats(seats);
}

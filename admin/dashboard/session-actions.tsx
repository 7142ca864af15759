/** Less frequent actions on a session, under its row. */
import { ChartColumn, Copy, Pencil, Trash2, UserRoundPlus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { Session } from '#schemas/admin.ts';
import { addressOf, duplicateAddress } from '../addresses.ts';
import type { SessionNow } from '../api/clock-calls.ts';
import { ProjectorLinks } from '../components/session/projector-links.tsx';
import { formatDay } from '../format/local-time.ts';
import { messages } from '../language/language.ts';
import { HandOverButton } from './hand-over.tsx';
import { SessionTimeButton } from './session-time.tsx';
import styles from './sessions-table.module.css';

export interface SessionActionsProps {
  readonly session: Session;
  readonly known: SessionNow | undefined;
  /** Clock offset in milliseconds: server time minus browser time. */
  readonly offset: number;
  /** Whether sessions may be changed. */
  readonly may: boolean;
  readonly onViewChart: (id: string) => void;
}

/** Less frequent actions on a session, and its details. */
export function SessionActions({ session, known, offset, may, onViewChart }: SessionActionsProps) {
  const words = messages().dashboard.sessions;
  const which = <VisuallyHidden>{words.session(session.code)}</VisuallyHidden>;
  const whose = <VisuallyHidden>{words.ofSession(session.code)}</VisuallyHidden>;
  return (
    <div className={styles.further}>
      <div className={styles.ways}>
        {may && <ProjectorLinks session={session} />}
        {may && known && <SessionTimeButton session={session} known={known} offset={offset} />}
        <Button variant="quiet" onClick={() => onViewChart(session.id)}>
          <ChartColumn aria-hidden="true" size={16} />
          {words.viewChart}
          {whose}
        </Button>
        <Link to={addressOf('participants', session.id)} className={buttonClass('quiet')}>
          <Users aria-hidden="true" size={16} />
          {words.participants}
          {whose}
        </Link>
        <Link to={addressOf('invite', session.id)} className={buttonClass('quiet')}>
          <UserRoundPlus aria-hidden="true" size={16} />
          {words.invite}
          <VisuallyHidden>{words.toSession(session.code)}</VisuallyHidden>
        </Link>
        {may && (
          <>
            <Link to={addressOf('edit-session', session.id)} className={styles.seldom}>
              <Pencil aria-hidden="true" size={16} />
              {words.edit}
              {which}
            </Link>
            <Link to={duplicateAddress(session.id)} className={styles.seldom}>
              <Copy aria-hidden="true" size={16} />
              {words.duplicate}
              {which}
            </Link>
            {known && <HandOverButton session={session} owner={known.owner} />}
            <DeleteLink session={session} />
          </>
        )}
      </div>
      <dl className={styles.facts}>
        {session.name && <Fact label={words.name}>{session.name}</Fact>}
        {known?.workshop && <Fact label={words.forWhom}>{messages().setup.templates.whom[known.workshop.audience].title}</Fact>}
        {known?.workshop?.venue && <Fact label={words.where}>{known.workshop.venue}</Fact>}
        {known && <Fact label={words.owner}>{known.owner ?? words.nobody}</Fact>}
        {known && <Fact label={words.created}>{words.createdAt(formatDay(known.createdAt), known.createdBy)}</Fact>}
      </dl>
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Link to the page that lists the data to be deleted. */
function DeleteLink({ session }: { session: Session }) {
  const words = messages().dashboard.sessions;
  return (
    <Link to={addressOf('delete-session', session.id)} className={`${styles.seldom} ${styles.delete}`}>
      <Trash2 aria-hidden="true" size={16} />
      {words.delete}
      <VisuallyHidden>{words.session(session.code)}</VisuallyHidden>
    </Link>
  );
}

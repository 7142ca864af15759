/** A session as a row of the table. */
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { addressOf } from '../addresses.ts';
import type { SessionNow } from '../api/clock-calls.ts';
import { SessionStatus } from '../components/session/status-badges.tsx';
import { CopyCode } from '../components/transfer/copy-code.tsx';
import { formatScheduledTime } from '../format/local-time.ts';
import { formatNumber } from '../format/numbers.ts';
import { isOverbooked, peopleThere } from '../format/session-clock.ts';
import { messages } from '../language/language.ts';
import { timeOf } from './by-date.ts';
import { SessionActions, type SessionActionsProps } from './session-actions.tsx';
import { SessionState } from './session-time.tsx';
import styles from './sessions-table.module.css';
import { ToggleSession } from './toggle-session.tsx';

/** Number of cells in a row, and so the column span of a group heading. */
export const COLUMNS = 8;

/** Row of a session with its actions. Memoised: a refresh renders only the rows that changed. */
export const SessionRow = memo(function SessionRow(props: SessionActionsProps) {
  const { session, known, offset, may } = props;
  const words = messages().dashboard.sessions;
  const id = useId();
  const [more, setMore] = useState(false);
  const now = Date.now() + offset;
  const Icon = more ? ChevronDown : ChevronRight;
  return (
    <>
      <tr data-open={more || undefined}>
        <td className={styles.when}>{known ? formatScheduledTime(timeOf(known), now) : '—'}</td>
        <th scope="row" className={styles.code}>
          <div>
            <span className={styles.codeText}>{session.code}</span>
            <CopyCode code={session.code} />
          </div>
        </th>
        <TextCell className={styles.name}>{session.name}</TextCell>
        <TextCell className={styles.where} label={words.where}>
          {known?.workshop?.venue ?? null}
        </TextCell>
        <TextCell className={styles.by} label={words.by}>
          {known?.owner ?? null}
        </TextCell>
        <td className={styles.status}>
          <div>
            <SessionStatus active={session.active} room={known?.room} />
            {known && !isOver(known) && <SessionState known={known} offset={offset} />}
            {known?.deletionRequest && (
              <Link to={addressOf('delete-session', session.id)}>
                {words.deletionRequested}
                <VisuallyHidden>{words.ofSession(session.code)}</VisuallyHidden>
              </Link>
            )}
          </div>
        </td>
        <td className={styles.people}>{known && <People known={known} />}</td>
        <td className={styles.actions}>
          <div>
            <Link to={addressOf('room', session.id)}>
              {words.room}
              <VisuallyHidden>{words.ofSession(session.code)}</VisuallyHidden>
            </Link>
            {may && <ToggleSession session={session} known={known} offset={offset} />}
            <Button variant="quiet" aria-expanded={more} aria-controls={more ? id : undefined} onClick={() => setMore(!more)}>
              <Icon aria-hidden="true" size={16} />
              {words.more}
              <VisuallyHidden>{words.ofSession(session.code)}</VisuallyHidden>
            </Button>
          </div>
        </td>
      </tr>
      {more && (
        <tr id={id} className={styles.more} aria-label={words.more}>
          <td colSpan={COLUMNS}>
            <SessionActions {...props} />
          </td>
        </tr>
      )}
    </>
  );
});

/** Whether the status already says everything about the phase: the session has ended, and its boards are not frozen. */
function isOver({ room }: SessionNow): boolean {
  return room.phase === 'ended' && room.frozenAt === null;
}

/** '12 / 20': participants present and people invited. Seats are named as such, as they are not invitations. */
function People({ known }: { readonly known: SessionNow }) {
  const { present, invited, seats } = known;
  const told = peopleThere(present, known);
  if (isOverbooked(known) || (invited === null && seats !== null)) return told;
  return (
    <>
      <span aria-hidden="true">
        {invited === null ? formatNumber(present) : `${formatNumber(present)} / ${formatNumber(invited)}`}
      </span>
      <VisuallyHidden>{told}</VisuallyHidden>
    </>
  );
}

interface TextCellProps {
  readonly className: string | undefined;
  /** Label of the cell where the column has no visible heading. */
  readonly label?: string;
  readonly children: string | null;
}

/** A text, which wraps; a dash where there is none. */
function TextCell({ className, label, children }: TextCellProps) {
  return (
    <td className={className} data-label={label} data-empty={!children || undefined}>
      <span>{children || '—'}</span>
    </td>
  );
}

/** Badges for the status of sessions and participants. */
import { Badge } from '#engine/ui/feedback/badge.tsx';
import type { ParticipantRow } from '#schemas/participants.ts';
import type { SessionClock } from '#schemas/session-clock.ts';
import type { Catalogue } from '../../language/catalogue.ts';
import { messages } from '../../language/language.ts';

interface SessionStatusProps {
  /** Whether players can log in. */
  readonly active: boolean;
  /** The session's clock, if the page has it: it shows whether a closed session is scheduled or over. */
  readonly room?: Pick<SessionClock, 'phase' | 'opensAt'> | undefined;
}

/** 'Active' or 'Closed', as the specification words it; in French also why it is closed. Shown as text, not by colour alone. */
export function SessionStatus({ active, room }: SessionStatusProps) {
  return <Badge tone={active ? 'success' : 'neutral'}>{formatStatus({ active, room })}</Badge>;
}

/** Text of the badge, for lists that are sorted by it or have no room for a badge. */
export function formatStatus({ active, room }: SessionStatusProps): string {
  return messages().components.statuses[statusOf(active, room)];
}

function statusOf(active: boolean, room: SessionStatusProps['room']): keyof Catalogue['components']['statuses'] {
  if (active) return 'active';
  if (room?.phase === 'prepared' && room.opensAt !== null) return 'scheduled';
  return room?.phase === 'ended' || room?.phase === 'archived' ? 'ended' : 'closed';
}

const TONES = { playing: 'success', removed: 'danger', merged: 'neutral' } as const;

/** 'Playing', 'Removed' or 'Merged': shown as text, not by colour alone. */
export function ParticipantStatus({ status }: { /** Status from the server. */ readonly status: ParticipantRow['status'] }) {
  return <Badge tone={TONES[status]}>{messages().format.participants[status]}</Badge>;
}

/** Badges for the status of sessions and participants. */
import { Badge } from '#engine/ui/feedback/badge.tsx';
import type { ParticipantRow } from '#schemas/participants.ts';
import { messages } from '../../language/language.ts';

/** 'Active' or 'Closed': by word, not by colour alone. */
export function SessionStatus({ active }: { /** Players can still log in. */ readonly active: boolean }) {
  const { components } = messages();
  return <Badge tone={active ? 'success' : 'neutral'}>{active ? components.active : components.closed}</Badge>;
}

const TONES = { playing: 'success', removed: 'danger', merged: 'neutral' } as const;

/** 'Playing', 'Removed' or 'Merged': by word, not by colour alone. */
export function ParticipantStatus({ status }: { /** As the server says it. */ readonly status: ParticipantRow['status'] }) {
  return <Badge tone={TONES[status]}>{messages().format.participants[status]}</Badge>;
}

import { Badge } from '#engine/ui/badge.tsx';

/** 'Active' or 'Closed', told apart by word and not by colour alone. */
export function SessionStatus({ active }: { active: boolean }) {
  return <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Closed'}</Badge>;
}

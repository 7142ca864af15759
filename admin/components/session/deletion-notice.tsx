import { Link } from 'react-router-dom';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { addressOf } from '../../addresses.ts';
import { useDeletion } from '../../api/deletion-calls.ts';
import { formatDay } from '../../format/local-time.ts';
import { messages } from '../../language/language.ts';

/** On the pages of a session: that its deletion is requested, and where that is decided. Nothing otherwise. */
export function DeletionNotice({ session }: { /** Identifier. */ readonly session: string }) {
  const words = messages().dashboard.deletion;
  const request = useDeletion(session).data?.request;
  if (!request) return null;
  return (
    <Notice tone="warning" toneLabel={words.warning} role="status">
      <p>
        {words.requested(request.requestedBy, formatDay(request.expiresAt))}{' '}
        <Link to={addressOf('delete-session', session)}>{words.lookAt}</Link>
      </p>
    </Notice>
  );
}

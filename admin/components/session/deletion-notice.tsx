import { Link } from 'react-router-dom';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { addressOf } from '../../addresses.ts';
import { useDeletion } from '../../api/deletion-calls.ts';
import { formatDay } from '../../format/local-time.ts';
import { messages } from '../../language/language.ts';

/** On a session's pages: notice that its deletion is requested, with a link to the decision. Renders nothing otherwise. */
export function DeletionNotice({ session }: { /** Session id. */ readonly session: string }) {
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

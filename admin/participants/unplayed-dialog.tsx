import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '#engine/ui/controls/field.tsx';
import { REASON } from '#schemas/console-constants.ts';
import type { UnplayedCount } from '#schemas/participants.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { toUtc } from '../format/local-time.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';

/** Milliseconds up to the end of a minute: the field shows minutes, and its last minute is included as a whole. */
const LAST_OF_MINUTE_MS = 59_999;

interface UnplayedDialogProps {
  /** Identifier of the session. */
  readonly session: string;
  /** Called with the number of removed people; null if nothing was done. */
  readonly onClose: (removed: number | null) => void;
}

/** Dialog that removes everybody who joined between two times and never played; it first shows their number. */
export function UnplayedDialog({ session, onClose }: UnplayedDialogProps) {
  const words = messages().participants.unplayed;
  const { call } = useSignedIn();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const path = `/admin/sessions/${encodeURIComponent(session)}/unplayed`;
  const span = spanOf(from, until);
  const query = span && new URLSearchParams(span).toString();
  const { data, error } = useQuery({
    queryKey: ['unplayed', session, query],
    queryFn: ({ signal }) => call<UnplayedCount>('GET', `${path}?${query}`, { signal }),
    enabled: query !== null,
    retry: false,
  });
  const short = reason.trim().length < REASON.minLength;
  return (
    <FormDialog
      title={words.title}
      confirm={words.confirm}
      variant="danger"
      ready={() => {
        setTried(true);
        return span !== null && !short;
      }}
      work={() => call<UnplayedCount>('POST', `${path}/removal`, { body: { ...span, reason: reason.trim() } })}
      failure={(failure) => words.failed(reasonOf(failure))}
      onDone={({ count }) => onClose(count)}
      onCancel={() => onClose(null)}
    >
      <p>{words.about}</p>
      <Field
        label={words.from}
        type="datetime-local"
        value={from}
        error={tried && toUtc(from) === null ? words.noTime : undefined}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Field
        label={words.until}
        type="datetime-local"
        value={until}
        error={tried && span === null ? words.noTime : undefined}
        onChange={(event) => setUntil(event.target.value)}
      />
      <Field
        label={words.reason}
        value={reason}
        maxLength={REASON.maxLength}
        autoComplete="off"
        error={tried && short ? words.tooShort(REASON.minLength) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <p role="status">
        {span === null ? words.chooseTimes : error ? words.failed(reasonOf(error)) : data && words.count(data.count)}
      </p>
    </FormDialog>
  );
}

/** The period as ISO 8601; null if a field is empty, or if the end is before the beginning. */
function spanOf(from: string, until: string): { readonly from: string; readonly until: string } | null {
  const [begin, end] = [toUtc(from), toUtc(until)];
  if (begin === null || end === null || begin > end) return null;
  return { from: begin, until: new Date(Date.parse(end) + LAST_OF_MINUTE_MS).toISOString() };
}

/** Dialog that hands a session over to another account. */
import { useQueryClient } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { Session } from '#schemas/admin.ts';
import { USERNAME } from '#schemas/console-constants.ts';
import { useDeletionCalls } from '../api/deletion-calls.ts';
import { QUERY } from '../api/queries.ts';
import { useMay, useMe } from '../auth/use-me.ts';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { formatSession } from '../format/audit.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';

interface HandOverProps {
  readonly session: Session;
  /** Username of the owner; null if nobody owns the session. */
  readonly owner: string | null;
}

/** 'Hand over', for the owner and administrators. */
export function HandOverButton({ session, owner }: HandOverProps) {
  const words = messages().dashboard.handOver;
  const me = useMe();
  const administrator = useMay('administrator');
  const [open, setOpen] = useState(false);
  if (!administrator && me?.username !== owner) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <UserRoundCheck aria-hidden="true" size={16} />
        {words.button}
        <VisuallyHidden>{messages().dashboard.sessions.session(session.code)}</VisuallyHidden>
      </Button>
      {open && <HandOverDialog session={session} owner={owner} onClose={() => setOpen(false)} />}
    </>
  );
}

function HandOverDialog({ session, owner, onClose }: HandOverProps & { readonly onClose: () => void }) {
  const words = messages().dashboard.handOver;
  const calls = useDeletionCalls();
  const queries = useQueryClient();
  const report = useReport();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const empty = name.trim() === '';
  return (
    <FormDialog
      title={words.title(formatSession(session))}
      confirm={words.confirm}
      ready={() => {
        setTried(true);
        return !empty;
      }}
      work={() => calls.handOver(session.id, name.trim())}
      failure={(error) => words.failed(reasonOf(error))}
      onDone={(after) => {
        report('hand-over', { tone: 'success', text: words.done(session.code, after.owner ?? '') });
        void queries.invalidateQueries({ queryKey: QUERY.rooms });
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{words.about(owner)}</p>
      <Field
        label={words.to}
        value={name}
        maxLength={USERNAME.maxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={tried && empty ? words.needed : undefined}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}

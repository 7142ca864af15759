import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#engine/ui/button.tsx';
import { Dialog } from '#engine/ui/dialog.tsx';
import { Field } from '#engine/ui/field.tsx';
import { Notice } from '#engine/ui/notice.tsx';
import type { Session } from '#schemas/admin.ts';
import { SESSION_NAME } from '#schemas/console-words.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { useSessionCalls } from '../api/session-calls.ts';
import { CreatedSession } from '../parts/created-session.tsx';
import { reasonOf } from '../words/reason.ts';
import styles from './create-session.module.css';

/** 'Create session': asks for an optional name, creates, then shows the code to share (specification, sections 2 and 7). */
export function CreateSession() {
  const calls = useSessionCalls();
  const queries = useQueryClient();
  const formId = useId();
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const { keyFor, forget } = useIdempotencyKey();
  const [created, setCreated] = useState<Session | null>(null);

  const create = useMutation({
    mutationFn: () => {
      const session = { name: name.trim() || null };
      return calls.create(session, keyFor(session));
    },
    onSuccess: (session) => {
      setAsking(false);
      setCreated(session);
      return queries.invalidateQueries();
    },
  });

  function ask() {
    create.reset();
    forget();
    setName('');
    setAsking(true);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  }

  return (
    <>
      <Button variant="primary" onClick={ask}>
        <Plus aria-hidden="true" size={16} />
        Create session
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Create session"
        closeLabel="Close"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" form={formId} pending={create.isPending}>
              OK
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} className={styles.form}>
          <Field
            label="Session name (optional)"
            description="Helps you tell sessions apart. The code for the players is made for you."
            value={name}
            {...SESSION_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          {create.isError && (
            <Notice tone="danger" toneLabel="Error" role="status">
              Could not create the session: {reasonOf(create.error)}
            </Notice>
          )}
        </form>
      </Dialog>
      <CreatedSession session={created} onClose={() => setCreated(null)} />
    </>
  );
}

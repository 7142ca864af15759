import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/button.tsx';
import { Field } from '#engine/ui/field.tsx';
import type { Session } from '#schemas/admin.ts';
import { SESSION_NAME } from '#schemas/console-words.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { useSessionCalls } from '../api/session-calls.ts';
import { CreatedSession } from '../parts/created-session.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { reasonOf } from '../words/reason.ts';

/** 'Create session': asks for an optional name, creates, then shows the code to share (specification, sections 2 and 7). */
export function CreateSession() {
  const calls = useSessionCalls();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const { keyFor, forget } = useIdempotencyKey();
  const [created, setCreated] = useState<Session | null>(null);

  function ask() {
    forget();
    setName('');
    setAsking(true);
  }

  return (
    <>
      <Button variant="primary" onClick={ask}>
        <Plus aria-hidden="true" size={16} />
        Create session
      </Button>
      {asking && (
        <FormDialog
          title="Create session"
          confirm="OK"
          work={() => {
            const session = { name: name.trim() || null };
            return calls.create(session, keyFor(session));
          }}
          failure={(error) => `Could not create the session: ${reasonOf(error)}`}
          onDone={(session) => {
            setAsking(false);
            setCreated(session);
            void queries.invalidateQueries();
          }}
          onCancel={() => setAsking(false)}
        >
          <Field
            label="Session name (optional)"
            description="Helps you tell sessions apart. The code for the players is made for you."
            value={name}
            {...SESSION_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </FormDialog>
      )}
      <CreatedSession session={created} onClose={() => setCreated(null)} />
    </>
  );
}

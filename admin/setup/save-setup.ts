/** Saves a set-up that colleagues may be changing at the same time (optimistic concurrency). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#engine/client/api-error.ts';
import type { Session } from '#schemas/admin.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { useSessionCalls } from '../api/session-calls.ts';
import { messages } from '../language/language.ts';
import { checkDraft, type SetupErrors } from './check-draft.ts';
import { type Decision, withOthersChanges } from './others-changes.ts';
import { draftOf, type KeptDraft, type SetupDraft } from './setup-draft.ts';

/** State of the form: its values, the stored values on which they are based, and conflicts. */
export interface Work {
  readonly draft: SetupDraft;
  /** Values on which the form is based: those of the server, or of a new session. */
  readonly initial: SetupDraft;
  readonly session: SessionDetails | null;
  /** Conflicts that the form shows. If the form is saved again, its own values are used. */
  readonly both: readonly Decision[];
  /** Message about these conflicts. */
  readonly news: string;
}

/** State of a form that has just been opened. */
export function beginning(initial: SetupDraft, kept: KeptDraft | null, session: SessionDetails | null): Work {
  const plain = { draft: initial, initial, session, both: [], news: '' };
  if (kept === null) return plain;
  if (session === null) return { ...plain, draft: kept.draft };
  const news = messages().setup.save.changedWhileKept;
  return { ...plain, ...withOthersChanges(kept.draft, { ...kept.draft, ...kept.replaced }, initial), news };
}

/** Maximum number of attempts, if colleagues keep changing the set-up meanwhile. */
const TRIES = 3;

type Outcome = { readonly saved: Session } | { readonly work: Work; readonly errors: SetupErrors };

/**
 * Creates a session, or updates one after merging what colleagues saved meanwhile. If there is a conflict, nothing is saved.
 * @throws ApiError whose `field` names the field at fault
 */
export function useSaveSetup() {
  const { create, details, setUp } = useSessionCalls();
  const { keyFor } = useIdempotencyKey();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(begun: Work): Promise<Outcome> {
      let work: Work = { ...begun, both: [] };
      for (let tries = 1; ; tries += 1) {
        const { draft, session } = work;
        const { setup, errors } = checkDraft(draft, session, Date.now());
        if (setup === null) return { work, errors };
        try {
          const saved = session === null ? await create(setup, keyFor(setup)) : await setUp(session.id, setup, session.version);
          return { saved };
        } catch (error) {
          if (session === null || !isChanged(error) || tries === TRIES) throw error;
          const latest = await details(session.id);
          const initial = draftOf(latest);
          work = { ...withOthersChanges(draft, work.initial, initial), initial, session: latest, news: error.message };
          if (work.both.length > 0) return { work, errors: {} };
        }
      }
    },
    onSuccess: (outcome) => ('saved' in outcome ? queries.invalidateQueries() : undefined),
  });
}

function isChanged(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'set-up-changed';
}

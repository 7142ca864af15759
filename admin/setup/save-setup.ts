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

/** The form's base and pending conflicts; updated when colleagues save. */
export interface Work {
  readonly draft: SetupDraft;
  /** Initial values: as the server has them, or those of a new session. */
  readonly initial: SetupDraft;
  readonly session: SessionDetails | null;
  /** Conflicts that the form has shown: they are saved with the values of this form. */
  readonly both: readonly Decision[];
  /** The message that showed these conflicts. */
  readonly news: string;
}

/** Base of a form that is opened. */
export function beginning(initial: SetupDraft, kept: KeptDraft | null, session: SessionDetails | null): Work {
  const plain = { draft: initial, initial, session, both: [], news: '' };
  if (kept === null) return plain;
  if (session === null) return { ...plain, draft: kept.draft };
  const news = messages().setup.save.changedWhileKept;
  return { ...plain, ...withOthersChanges(kept.draft, { ...kept.draft, ...kept.replaced }, initial), news };
}

/** Number of attempts before a set-up that colleagues keep changing is left to the person. */
const TRIES = 3;

type Outcome = { readonly saved: Session } | { readonly work: Work; readonly errors: SetupErrors };

/**
 * Creates a session, or updates one after merging what colleagues saved meanwhile. Saves nothing if there is a conflict. Fails with an
 * ApiError whose `field` names the field at fault.
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

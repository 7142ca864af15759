/** Unsent messages: kept when the dialog is closed or another page is opened. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotencyKey } from '../api/idempotency-key.ts';

/** Recipient of a message: everybody, `team …`, or a participant's id. */
export const EVERYBODY = 'all';

interface MessageDraft {
  readonly to: string;
  readonly text: string;
}

export interface MessageDrafts {
  /** The draft for a recipient; empty if there is none. @param first recipient for whom the dialog was opened */
  of(first: string): MessageDraft;
  keep(first: string, before: MessageDraft, draft: MessageDraft): void;
  /** Deletes a sent draft. */
  forget(first: string, draft: MessageDraft): void;
  /** Idempotency key of a message: the same for a retry, even if the dialog was closed in between. */
  keyFor(message: object): string;
}

/** Drafts of one session, for the duration of the sign-in. */
export function useMessageDrafts(session: string): MessageDrafts {
  const queries = useQueryClient();
  const keys = useIdempotencyKey();
  const [drafts] = useState(() => {
    const queryKey = ['message-drafts', session];
    const known = queries.getQueryData<MessageDrafts>(queryKey);
    if (known !== undefined) return known;
    queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    return queries.setQueryData<MessageDrafts>(queryKey, noDrafts(keys)) ?? noDrafts(keys);
  });
  return drafts;
}

function noDrafts({ keyFor, forget }: ReturnType<typeof useIdempotencyKey>): MessageDrafts {
  const kept = new Map<string, MessageDraft>();
  return {
    of: (first) => kept.get(first) ?? { to: first, text: '' },
    keep: (first, before, draft) => {
      kept.delete(placeOf(first, before));
      if (draft.text.trim() !== '') kept.set(placeOf(first, draft), draft);
    },
    forget: (first, draft) => {
      kept.delete(placeOf(first, draft));
      forget();
    },
    keyFor,
  };
}

/**
 * Key under which a draft is kept. A dialog that was opened for everybody finds its last draft, whatever recipient was chosen in it. A
 * dialog that was opened for one recipient finds only the draft to that recipient.
 */
function placeOf(first: string, { to }: MessageDraft): string {
  return first === EVERYBODY ? first : to;
}

/** Messages that were begun and not sent: neither a dialog that is closed by mistake nor a look at another page costs what was typed. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotencyKey } from '../api/idempotency-key.ts';

/** To whom, as the field holds it: everybody, `team …`, or the id of a participant. */
export const EVERYBODY = 'all';

export interface MessageDraft {
  readonly to: string;
  readonly text: string;
}

export interface MessageDrafts {
  /** What was begun for them; empty where nothing was. @param first whom the dialog is opened for */
  of(first: string): MessageDraft;
  keep(first: string, before: MessageDraft, draft: MessageDraft): void;
  /** It was sent. */
  forget(first: string, draft: MessageDraft): void;
  /** One that is sent again after a lost answer counts once, be the dialog closed in between. */
  keyFor(message: object): string;
}

/** Of one session, for as long as one is signed in. */
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
 * Key under which a draft is kept. A dialog opened for everybody finds its last draft, whoever was chosen in it; one opened for a
 * recipient finds only a draft to that recipient.
 */
function placeOf(first: string, { to }: MessageDraft): string {
  return first === EVERYBODY ? first : to;
}

/** Calls and queries about participants: the list, one participant with the ledger, corrections. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallOptions } from '#engine/client/call.ts';
import type { PARTICIPANT_SORTS } from '#schemas/console-constants.ts';
import type { ParticipantDetails, ParticipantsPage, PersonalCodeReply } from '#schemas/participants.ts';
import { QUERY } from '../api/queries.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { useNaming } from '../components/people/naming.ts';

export type ParticipantSort = (typeof PARTICIPANT_SORTS)[number];

/** Filters and order of a session's participants. */
export interface ParticipantsView {
  readonly search: string;
  /** Leaves out removed and merged participants. */
  readonly playingOnly?: boolean;
  readonly sort: ParticipantSort;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const KEYS = { list: 'participants', one: 'participant' } as const;
const address = (id: string) => `/admin/participants/${encodeURIComponent(id)}`;

/** One page of a session's participants. The previous page stays until the next one is loaded. */
export function useParticipants(session: string, { search, playingOnly = false, sort, order, limit, offset }: ParticipantsView) {
  const { call } = useSignedIn();
  const naming = useNaming();
  const query = new URLSearchParams({ sort, order, limit: `${limit}`, offset: `${offset}` });
  if (search.trim() !== '') query.set('search', search.trim());
  if (playingOnly) query.set('status', 'playing');
  return useQuery({
    queryKey: [KEYS.list, session, query.toString()],
    queryFn: ({ signal }) =>
      call<ParticipantsPage>('GET', `/admin/sessions/${encodeURIComponent(session)}/participants?${query}`, { signal }),
    select: useCallback(({ total, rows }: ParticipantsPage) => ({ total, rows: rows.map(naming.person) }), [naming]),
    placeholderData: keepPreviousData,
  });
}

/** A participant as it may be shown, with the true address for calls: it is never drawn. */
export type ShownParticipant = ParticipantDetails & { readonly email: string };

/** One participant with the ledger. */
export function useParticipant(id: string) {
  const { call } = useSignedIn();
  const naming = useNaming();
  return useQuery({
    queryKey: [KEYS.one, id],
    queryFn: ({ signal }) => call<ParticipantDetails>('GET', address(id), { signal }),
    select: useCallback(
      (one: ParticipantDetails): ShownParticipant => ({ ...naming.person(one), email: one.username }),
      [naming],
    ),
  });
}

/** Replaces the personal code, and resolves with the new one. Rejects with an ApiError. */
export function useRenewPersonalCode(id: string): () => Promise<PersonalCodeReply> {
  const { call } = useSignedIn();
  const queries = useQueryClient();
  return async () => {
    const reply = await call<PersonalCodeReply>('POST', `${address(id)}/personal-code`);
    void queries.invalidateQueries({ queryKey: [KEYS.one, id] });
    return reply;
  };
}

/** A correction: the part of the address after the participant's ('' for the participant itself), and the body. */
interface CorrectionCall extends Pick<CallOptions<unknown>, 'idempotencyKey'> {
  readonly what: '' | 'adjustments' | 'reopenings' | 'merge' | 'removal' | 'reinstatement';
  readonly body: object;
}

/** Makes a correction, and reloads all data that it changes. Rejects with an ApiError. */
export function useCorrect(id: string): (call: CorrectionCall) => Promise<ParticipantDetails> {
  const { call } = useSignedIn();
  const queries = useQueryClient();
  return async ({ what, ...options }) => {
    let stays: string | undefined;
    try {
      const after =
        what === ''
          ? await call<ParticipantDetails>('PATCH', address(id), options)
          : await call<ParticipantDetails>('POST', `${address(id)}/${what}`, options);
      stays = after.id;
      queries.setQueryData([KEYS.one, stays], after);
      return after;
    } finally {
      // The merged participant is reloaded too, as the reply is the remaining one. Data is also reloaded after a refusal, as it was out of
      // date.
      if (stays !== id) void queries.invalidateQueries({ queryKey: [KEYS.one, id] });
      for (const queryKey of [[KEYS.list], QUERY.scores, QUERY.storage]) void queries.invalidateQueries({ queryKey });
    }
  };
}

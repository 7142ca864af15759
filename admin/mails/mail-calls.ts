/** Calls and queries about mails that the server sends. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import type { Copied, CopiedMail, CopiedWithdrawal, CopiedWithdrawn, InvitationsPage, Mailing, Mails } from '#schemas/mails.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

/** Recipients of a text: the list of a session, or the absent people of a campaign. */
export type WrittenSubject =
  /** @property notInvited only people to whom no invitation was sent */
  | { readonly about: 'sessions'; readonly id: string; readonly notInvited: boolean }
  /**
   * @property department null for all; empty for people without a department
   * @property notReminded only people to whom no reminder was sent; mails by the server are always limited to them
   */
  | { readonly about: 'campaigns'; readonly id: string; readonly department: string | null; readonly notReminded: boolean };

/** Subject of a mailing. */
export type MailSubject =
  | WrittenSubject
  /** Mails by which a campaign invites people to a return. */
  | { readonly about: 'returns'; readonly id: string };

const KEY = 'mails';
/** Poll interval in milliseconds while mails are being sent. */
const INTERVAL_MS = 2_000;

function addressOf(subject: MailSubject, part = ''): string {
  const query = subject.about === 'campaigns' && subject.department !== null ? { department: subject.department } : {};
  const search = new URLSearchParams(query).toString();
  if (subject.about === 'returns') return `/admin/campaigns/${encodeURIComponent(subject.id)}/return-mails${part}`;
  return `/admin/${subject.about}/${encodeURIComponent(subject.id)}/mails${part}${search === '' ? '' : `?${search}`}`;
}

function copiedAddress(subject: WrittenSubject): string {
  const all = addressOf(subject, '/copied');
  if (subject.about === 'sessions') return subject.notInvited ? `${all}?invited=no` : all;
  if (!subject.notReminded) return all;
  return `${all}${all.includes('?') ? '&' : '?'}reminded=no`;
}

/** Notes that a text was copied to be sent by hand. Idempotent by its key; rejects with an ApiError. */
export function useNoteCopied(subject: WrittenSubject) {
  const { call } = useSignedIn();
  const queries = useQueryClient();
  return async (body: CopiedMail, idempotencyKey: string) => {
    try {
      return await call<Copied>('POST', copiedAddress(subject), { body, idempotencyKey });
    } catch (error) {
      // More people are expected than the page shows.
      void queries.invalidateQueries();
      throw error;
    }
  };
}

/** Withdraws the note that a person was written to by hand, and reloads all data that shows it. */
export function useWithdrawCopied() {
  const { call } = useSignedIn();
  const queries = useQueryClient();
  return async ({ mailing, ...body }: CopiedWithdrawal & { readonly mailing: string }) => {
    const withdrawn = await call<CopiedWithdrawn>('POST', `/admin/mails/${encodeURIComponent(mailing)}/withdrawal`, { body });
    await queries.invalidateQueries();
    return withdrawn;
  };
}

/** One page of the people on a session's list, with their invitations. @param offset of the page */
export function useInvitations(session: string, notInvited: boolean, offset: number, enabled = true) {
  const { call } = useSignedIn();
  const query = new URLSearchParams({
    limit: String(USUAL_PAGE),
    offset: String(offset),
    ...(notInvited && { invited: 'no' }),
  });
  return useQuery({
    enabled,
    queryKey: [KEY, 'invitations', session, notInvited, offset],
    queryFn: ({ signal }) =>
      call<InvitationsPage>('GET', `/admin/sessions/${encodeURIComponent(session)}/invitations?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Recipients of mails, and the states of the mails; polled while some are being sent. */
export function useMails(subject: MailSubject, enabled: boolean) {
  const { call } = useSignedIn();
  return useQuery({
    enabled,
    queryKey: [KEY, addressOf(subject)],
    queryFn: ({ signal }) => call<Mails>('GET', addressOf(subject), { signal }),
    refetchInterval: ({ state }) => (state.data && areUnderWay(state.data) ? INTERVAL_MS : false),
  });
}

function areUnderWay({ counts, stopped }: Mails): boolean {
  return counts.sending > 0 || (counts.waiting > 0 && stopped === null);
}

/** Calls that change mailings; each rejects with an ApiError. */
export function useMailCalls(subject: MailSubject) {
  const { call } = useSignedIn();
  const queries = useQueryClient();
  return {
    /** Idempotent by its key. */
    order: (body: Mailing, idempotencyKey: string) => call<Mails>('POST', addressOf(subject), { body, idempotencyKey }),
    /** Also reloads what shows whom the mails were for. */
    cancel: async () => {
      await call<Mails>('DELETE', addressOf(subject, '/waiting'));
      await queries.invalidateQueries();
    },
    resume: () => call('POST', '/admin/mails/resume'),
    /** Reloads the states of mails. */
    changed: () => queries.invalidateQueries({ queryKey: [KEY] }),
  };
}

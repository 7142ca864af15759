/** Calls about the personal seats of a session. */
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DrawnSeat, PersonalSeats, SeatDraw } from '#schemas/personal-seats.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

interface SeatCalls {
  /** Undefined until the seats are loaded. */
  readonly seats: PersonalSeats | undefined;
  /** Why the seats could not be loaded; null otherwise. */
  readonly error: Error | null;
  /** Draws codes, which only this reply contains. */
  draw(whom: SeatDraw['whom']): Promise<readonly DrawnSeat[]>;
  withdraw(): Promise<PersonalSeats>;
  /** Draws another code for one seat; only this reply contains it. */
  readonly drawAgain: UseMutationResult<DrawnSeat, Error, string>;
  readonly cancel: UseMutationResult<PersonalSeats, Error, string>;
}

/** @param session its identifier */
export function useSeats(session: string): SeatCalls {
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const path = `/admin/sessions/${encodeURIComponent(session)}/seats`;
  const codeOf = (seat: string) => `${path}/${encodeURIComponent(seat)}/code`;
  const queryKey = ['seats', session];
  const { data: seats, error } = useQuery({ queryKey, queryFn: ({ signal }) => call<PersonalSeats>('GET', path, { signal }) });
  const reload = () => queries.invalidateQueries({ queryKey });
  const keep = (after: PersonalSeats) => {
    queries.setQueryData(queryKey, after);
    return after;
  };
  return {
    seats,
    error,
    async draw(whom) {
      const drawn = await call<readonly DrawnSeat[]>('POST', path, { body: { whom } });
      await reload();
      return drawn;
    },
    withdraw: async () => keep(await call<PersonalSeats>('DELETE', path)),
    drawAgain: useMutation({ mutationFn: (seat: string) => call<DrawnSeat>('POST', codeOf(seat)), onSuccess: reload }),
    cancel: useMutation({ mutationFn: (seat: string) => call<PersonalSeats>('DELETE', codeOf(seat)), onSuccess: keep }),
  };
}

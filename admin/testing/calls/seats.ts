/** Calls about personal seats of the session `s1`. */
import { Type } from 'typebox';
import {
  DrawnSeatsSchema,
  type PersonalSeat,
  type PersonalSeats,
  PersonalSeatsSchema,
  SeatDrawSchema,
} from '#schemas/personal-seats.ts';
import type { AllowedEntry } from '#schemas/session-setup.ts';
import { get, type StandInCall, send } from '../stand-in-call.ts';
import type { StandInData } from '../stand-in-data.ts';

const AT = '2026-11-21T09:00:00.000Z';

export const SEAT_CALLS: readonly StandInCall[] = [
  get('/admin/sessions/:id/seats', PersonalSeatsSchema, ({ data, id }) => seatsOf(data, id)),
  send(['POST', '/admin/sessions/:id/seats'], SeatDrawSchema, DrawnSeatsSchema, ({ data, id }, { whom }) => {
    const chosen = peopleOf(data, id).filter(({ entry }) => {
      const seat = data.seats.find(({ email }) => email === entry);
      return whom === 'missing' ? seat === undefined : seat?.state === 'issued' && !seat.came;
    });
    const drawn = chosen.map(({ entry, name = null }) => ({ id: entry.replace(/\W/g, '-'), email: entry, name }));
    data.seats = [
      ...data.seats.filter(({ id: seat }) => !drawn.some((one) => one.id === seat)),
      ...drawn.map((seat) => ({ ...seat, state: 'issued' as const, issuedAt: AT, came: false })),
    ];
    return drawn.map((seat, index) => ({ ...seat, code: `K7QF-2MXD-B4T${index + 2}` }));
  }),
  send(['DELETE', '/admin/sessions/:id/seats'], Type.Undefined(), PersonalSeatsSchema, ({ data, id }) => {
    data.seats = [];
    return seatsOf(data, id);
  }),
  send(['POST', '/admin/sessions/s1/seats/:id/code'], Type.Undefined(), DrawnSeatsSchema.items, ({ data, id }) => {
    const seat = changeSeat(data, id, 'issued');
    return seat === undefined ? null : { id, email: seat.email, name: seat.name, code: 'XPZR-7KDR-P4XW' };
  }),
  send(['DELETE', '/admin/sessions/s1/seats/:id/code'], Type.Undefined(), PersonalSeatsSchema, ({ data, id }) => {
    changeSeat(data, id, 'cancelled');
    return seatsOf(data, 's1');
  }),
];

function peopleOf({ setups }: StandInData, session: string): readonly AllowedEntry[] {
  return (setups[session]?.allowed ?? []).filter(({ entry }) => !entry.startsWith('@'));
}

function seatsOf(data: StandInData, session: string): PersonalSeats {
  const { seats } = data;
  return { withoutSeat: peopleOf(data, session).length - seats.length, seats };
}

function changeSeat(data: StandInData, seat: string, state: PersonalSeat['state']): PersonalSeat | undefined {
  data.seats = data.seats.map((one) => (one.id === seat ? { ...one, state } : one));
  return data.seats.find(({ id }) => id === seat);
}

/** Personal seats: a link and a code for each person on a session's list (decision 31). */
import { type Static, Type } from 'typebox';
import { PERSONAL_CODE } from './constants.ts';
import { closed, ID, RealName } from './shapes.ts';

/** People for whom seats are drawn: those who have no seat, or everybody who has not come yet. */
const SEAT_DRAWS = ['missing', 'not-come'] as const;

/**
 * State of a seat. `issued`: its code is valid; `cancelled`: a facilitator revoked the code, and nobody can join with the seat's e-mail
 * address until another code is drawn.
 */
const SEAT_STATES = ['issued', 'cancelled'] as const;

export const SeatParamsSchema = Type.Object({ id: Type.String(ID), seat: Type.String(ID) }, closed);

export const SeatDrawSchema = Type.Object(
  {
    whom: Type.Enum([...SEAT_DRAWS], {
      description:
        'missing: people on the list who have no seat; not-come: people on the list whose seat is valid and who have not logged in yet: their former codes end.',
    }),
  },
  closed,
);

const seat = { id: Type.String(), email: Type.String(), name: RealName };

export const PersonalSeatsSchema = Type.Object(
  {
    withoutSeat: Type.Integer({
      minimum: 0,
      description: 'Addresses of the list that have no seat; entries of whole domains have none.',
    }),
    seats: Type.Array(
      Type.Object(
        {
          ...seat,
          state: Type.Enum([...SEAT_STATES]),
          issuedAt: Type.String({ description: 'When the last code was drawn.' }),
          came: Type.Boolean({ description: 'Whether somebody has logged in under the address.' }),
        },
        closed,
      ),
      { description: 'Of the addresses on the list, by address.' },
    ),
  },
  closed,
);

const DrawnSeatSchema = Type.Object(
  { ...seat, code: Type.String({ description: 'Told this once: the server keeps its hash.' }) },
  closed,
);
export const DrawnSeatsSchema = Type.Array(DrawnSeatSchema, { description: 'By name, then address.' });

/** The code in a personal link. */
export const SeatCodeSchema = Type.Object(
  { seat: Type.String({ ...PERSONAL_CODE, description: 'The code of the seat; spaces and punctuation are ignored.' }) },
  closed,
);
/** The data that the login of a seat's person needs: the address and the session's code. */
export const SeatHolderSchema = Type.Object(
  { email: Type.String(), code: Type.String({ description: 'Of the session.' }) },
  closed,
);

export type SeatDraw = Static<typeof SeatDrawSchema>;
export type PersonalSeats = Static<typeof PersonalSeatsSchema>;
export type PersonalSeat = PersonalSeats['seats'][number];
export type DrawnSeat = Static<typeof DrawnSeatSchema>;
export type SeatHolder = Static<typeof SeatHolderSchema>;

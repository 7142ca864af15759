/** Listing of a challenge, and the next page after its solve. */
import { Type } from 'typebox';

export const LISTING = {
  returnAfter: Type.Integer({
    description: 'Milliseconds between the solve and the return to the hub; 0 returns at once.',
    minimum: 0,
    maximum: 60000,
  }),
  guest: Type.Boolean({
    description: 'Listed on the hub when logged out; outside of the classic programme, what is not is played by players only.',
  }),
  listed: Type.Boolean({
    description: 'Played by a session that plays its whole programme; otherwise reachable by its address only.',
  }),
  order: Type.Optional(
    Type.Integer({
      description: 'Place among the cards of its section, lowest first; absent comes after.',
      minimum: 1,
      maximum: 999,
    }),
  ),
};

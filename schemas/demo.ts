/** What the console is told of a demo (`npm start -- --demo`). */
import { type Static, Type } from 'typebox';

export const DemoSchema = Type.Object(
  {
    session: Type.Union([Type.String(), Type.Null()], {
      description: 'Session of the simulated players; null where there is none.',
    }),
  },
  { additionalProperties: false },
);
export type Demo = Static<typeof DemoSchema>;

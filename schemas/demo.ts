/** The demo for the console (`npm start -- --demo`). */
import { type Static, Type } from 'typebox';
import { closed, OrNone } from './shapes.ts';

export const DemoSchema = Type.Object(
  {
    session: OrNone(Type.String(), {
      description: 'Session of the simulated players; null where there is none.',
    }),
  },
  closed,
);
export type Demo = Static<typeof DemoSchema>;

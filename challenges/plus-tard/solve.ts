import type { Lazy, Solve } from '#engine/authoring/server';
import type { Gesture, Moment, PlusTardArtifacts } from './artifacts.ts';

/** Looks at where it appeared: a page, an SMS and a mail have no say in updates; a copy that runs is waited for. */
function gestureFor({ screen }: Moment): Gesture {
  switch (screen.kind) {
    case 'page':
    case 'sms':
    case 'mail':
      return 'leave';
    case 'disk':
      return screen.percent < 100 ? 'later' : 'do';
    default:
      return 'do';
  }
}

const all =
  (gesture: (moment: Moment) => Gesture): Solve<PlusTardArtifacts> =>
  ({ moments }) =>
    Object.fromEntries(moments.map((moment) => [moment.id, gesture(moment)]));

export default all(gestureFor);

export const lazy: Lazy<Solve<PlusTardArtifacts>> = { refuse: all(() => 'leave'), accept: all(() => 'do') };

/** « Plus tard », five times: it must count as a failed attempt. */
export const wrong = { a: 'later', b: 'later', c: 'later', d: 'later', e: 'later' };

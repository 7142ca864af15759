import type { Lazy, Solve } from '#engine/authoring/server';
import { GESTURES, type Gesture, type Moment, type PlusTardArtifacts } from './artifacts.ts';

/** Words in the settings, the menu or the software centre if no update is waiting. */
const NOTHING = /tout est à jour|aucun|rien à|en place/i;
const DONE = /terminée|achevée/i;
const STOPPED = /arrêtée|interrompue/i;
const WAIT = /finir|jusqu’au bout/;

/** Decides by the text in the settings alone, not by the notice. */
function gestureFor({ screen, elsewhere, options }: Moment): Gesture {
  if (screen.kind !== 'disk') return NOTHING.test(elsewhere) ? 'report' : 'self';
  if (DONE.test(elsewhere)) return 'here';
  return STOPPED.test(elsewhere) ? 'report' : (GESTURES.find((gesture) => WAIT.test(options[gesture])) ?? 'later');
}

const all =
  (gesture: (moment: Moment) => Gesture): Solve<PlusTardArtifacts> =>
  ({ moments }) =>
    Object.fromEntries(moments.map((moment) => [moment.id, gesture(moment)]));

export default all(gestureFor);

export const lazy: Lazy<Solve<PlusTardArtifacts>> = { refuse: all(() => 'report'), accept: all(() => 'here') };

/** A plausible answer that must count as a failed attempt: always the settings, and the disk stays plugged in. */
export const wrong = { a: 'self', b: 'self', c: 'self', d: 'self', e: 'self' };

import type { Lazy, Solve } from '#engine/authoring/server';
import type { DayArtifacts, Gesture, Moment } from './artifacts.ts';

/** Words of situations in which somebody else started the request. */
const FOREIGN =
  /C’est le support|n’arrête plus|Un e-mail|Un lien reçu|Un visiteur|rien touché|rien demandé|ordinateur éteint|Un SMS|encore et encore|Une voix|Un message d’inconnu|était retourné|sur le papier|écran est verrouillé|Un appel/;

/** Approves the requests that the player has just started, and reports the others. */
const solve: Solve<DayArtifacts> = ({ moments }) =>
  answered(moments, ({ before }) => (FOREIGN.test(before) ? 'report' : 'approve'));

export default solve;

function answered(moments: readonly Moment[], gesture: (moment: Moment) => Gesture) {
  return Object.fromEntries(moments.map((moment) => [moment.id, gesture(moment)]));
}

export const lazy: Lazy<Solve<DayArtifacts>> = {
  refuse: ({ moments }) => answered(moments, () => 'report'),
  accept: ({ moments }) => answered(moments, () => 'approve'),
};

/** A plausible answer that must count as a failed attempt: a tired player approves everything. */
export const wrong = {
  nombre: 'approve',
  soir: 'approve',
  appareil: 'approve',
  application: 'approve',
  cle: 'approve',
  telephone: 'approve',
  oubli: 'approve',
  distance: 'approve',
  navigateur: 'approve',
  coffre: 'approve',
};

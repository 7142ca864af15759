import type { Lazy, Solve } from '#engine/authoring/server';
import type { TrainArtifacts } from './artifacts.ts';

/** How the gestures of somebody who goes on, and of somebody who puts all away, begin. */
const GOES_ON = /^(Continuer|Les lui dire|Y aller|L’installer|Le brancher|Lui montrer le billet|Confirmer|Reprendre le sac)/;
const STOPS = /^(Ranger|Ne pas|Garder|Ne plus|Dire|Refuser|Fermer l’ordinateur)/;
/** What nobody need hide: an agent's question, one's own request, what is public, a seat. */
const HARMLESS = /contrôleuse|vous relancez|mise en ligne|place à côté/;

const play =
  (choose: (label: string, situation: string) => boolean): Solve<TrainArtifacts> =>
  ({ moments }) =>
    Object.fromEntries(
      moments.map(({ id, situation, gestures }) => [id, gestures.find(({ label }) => choose(label, situation))?.value ?? '']),
    );

/** Goes on where nothing is at stake; elsewhere neither goes on nor stops. */
const solve: Solve<TrainArtifacts> = play((label, situation) =>
  HARMLESS.test(situation) ? GOES_ON.test(label) : !GOES_ON.test(label) && !STOPS.test(label),
);

export default solve;

export const lazy: Lazy<Solve<TrainArtifacts>> = {
  refuse: play((label) => STOPS.test(label)),
  accept: play((label) => GOES_ON.test(label)),
};

/** A plausible answer that must count as a failed attempt: the first gesture each time. */
export const wrong = { moment1: 'a', moment2: 'a', moment3: 'a', moment4: 'a' };

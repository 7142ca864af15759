import {
  type Answer,
  correct,
  defineChecker,
  fieldOf,
  holdsText,
  incorrect,
  neutral,
  sameText,
  textOf,
} from '#engine/authoring/server';
import type { Parameters, UrlParametersArtifacts, UrlParametersReveal } from './artifacts.ts';
import { COMBINATIONS } from './combinations.server.ts';
import { CONTAINERS, viewOf } from './portal.server.ts';

const WORDS = ['cru_sur_parole', 'adresse_bavarde', 'compte_zero', 'droits_dans_url'] as const;

/** The parameters of an address that the scene sends; undefined for any other answer. */
function parametersOf(answer: Answer): Parameters | undefined {
  const read = (name: string) => fieldOf(answer, name);
  const [debug, admin, id] = [read('debug'), read('admin'), read('id')];
  if (typeof debug !== 'string' || typeof admin !== 'string' || typeof id !== 'string') return undefined;
  return { debug, admin, id };
}

export default defineChecker({
  secrets: (variant) => ({ flag: variant.flag(variant.pick(WORDS)) }),

  artifacts: (): UrlParametersArtifacts => ({ containers: CONTAINERS }),

  /** An address is a step of the simulation. A text is a flag, trimmed and compared exactly (specification, section 5). */
  check(answer: Answer, { flag }) {
    const parameters = parametersOf(answer);
    if (parameters) {
      const view = viewOf(parameters);
      const unlocked = view.debug && view.admin && view.root;
      return unlocked ? neutral('unlocked', { ...view, flag }) : neutral('locked', view);
    }
    const entered = textOf(answer).trim();
    if (entered === '') return neutral('empty');
    if (sameText(entered, flag)) return correct();
    return holdsText(entered, flag) ? incorrect('almost') : incorrect();
  },

  reveal: ({ flag }): UrlParametersReveal => ({ combinations: COMBINATIONS, flag }),
});

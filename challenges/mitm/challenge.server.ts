import { type Answer, correct, defineChecker, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import type { MitmArtifacts } from './artifacts.ts';
import { capture, type Traffic } from './capture.server.ts';

const LIGHTS = ['Balise', 'Fanal', 'Feu', 'Gyrophare', 'Lanterne', 'Phare'] as const;
const PLACES = ['Brume', 'Digue', 'Jetee', 'Maree', 'Quai', 'Rade'] as const;

type Secrets = Traffic & Readonly<Record<string, unknown>>;

export default defineChecker({
  /** The password has signs that a form must escape: & would end the field. */
  secrets: (variant): Secrets => {
    const noise = () => variant.hex(160);
    return {
      password: `${variant.pick(LIGHTS)}&${variant.pick(PLACES)}-${variant.hex(6)}!`,
      cookie: variant.hex(32),
      formToken: variant.hex(32),
      noise: [noise(), noise(), noise(), noise(), noise()],
    };
  },

  artifacts: (secrets): MitmArtifacts => ({ packets: capture(secrets) }),

  /** Trimmed, exact (specification, section 5). */
  check(answer: Answer, { password }) {
    const entered = textOf(answer).trim();
    if (entered === '') return neutral('empty');
    return sameText(entered, password) ? correct() : incorrect();
  },
});

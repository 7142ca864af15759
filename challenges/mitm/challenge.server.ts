import { type Answer, correct, defineChecker, holdsText, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import type { MitmArtifacts, MitmReveal } from './artifacts.ts';
import { capture, type Traffic, WALL_CODE } from './capture.server.ts';
import { readForm } from './form-body.ts';

const LIGHTS = ['Balise', 'Fanal', 'Feu', 'Gyrophare', 'Lanterne', 'Phare'] as const;
const PLACES = ['Brume', 'Digue', 'Jetee', 'Maree', 'Quai', 'Rade'] as const;

type Secrets = Traffic & Readonly<Record<string, unknown>>;

export default defineChecker({
  /** The password has characters that a form must encode: an unencoded & would end the field. */
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

  /** Compares the trimmed text exactly (specification, section 5). */
  check(answer: Answer, { password }) {
    const entered = textOf(answer).trim();
    if (entered === '') return neutral('empty');
    if (sameText(entered, password)) return correct();
    if (readForm(entered).some(({ value }) => value === password)) return incorrect('encoded');
    if (holdsText(entered, password)) return incorrect('almost');
    return holdsText(entered, WALL_CODE) ? incorrect('wall-code') : incorrect();
  },

  reveal: ({ password, cookie, formToken, noise: [, , noise] }): MitmReveal => ({
    fields: [
      { name: 'identifiant', value: 'solene.autret@brevelle.example', note: 'La moitié de la clé, et une adresse à imiter.' },
      { name: 'password', value: password, note: 'L’autre moitié. Si elle sert ailleurs, elle ouvre ailleurs.', secret: true },
      { name: 'jeton', value: formToken, note: 'Protège le formulaire contre un envoi venu d’un autre site. Il n’ouvre rien.' },
      { name: 'album', value: 'Journées du port', note: 'Anodin, mais lisible aussi : tout l’est.' },
      { name: 'rester_connectee', value: 'on', note: 'Le cookie qui suit vaudra des semaines.' },
      {
        name: 'session (cookie)',
        value: cookie,
        note: 'Une copie suffit pour entrer sans mot de passe, second facteur compris.',
        secret: true,
      },
    ].map((field) => ({ ...field, sent: new URLSearchParams({ '': field.value }).toString().slice(1) })),
    noise,
  }),
});

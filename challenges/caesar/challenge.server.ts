import { type Answer, correct, defineChecker, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import type { CaesarArtifacts, CaesarReveal } from './artifacts.ts';
import { shiftLetters } from './cipher.ts';

/** The pool of passwords, large enough that two neighbours seldom have the same one. */
const PASSWORDS = [
  'AMARRAGE',
  'BALISE',
  'BASTINGAGE',
  'BOLLARD',
  'CABESTAN',
  'CABOTAGE',
  'CALFATAGE',
  'CAPITAINE',
  'CARENAGE',
  'CORDAGE',
  'CORMORAN',
  'DERIVE',
  'DRISSE',
  'ECOUTILLE',
  'EMBRUN',
  'ESCALE',
  'ETAMBOT',
  'ETRAVE',
  'GOELAND',
  'GOUVERNAIL',
  'HALEBAS',
  'HAUBAN',
  'JUSANT',
  'LAMANEUR',
  'MARNAGE',
  'MISAINE',
  'MOUILLAGE',
  'NAVETTE',
  'PASSERELLE',
  'PAVILLON',
  'PILOTAGE',
  'RADOUB',
  'REMORQUE',
  'SEMAPHORE',
  'SEXTANT',
  'SILLAGE',
  'TIMONIER',
  'VOILURE',
] as const;

export default defineChecker({
  secrets: (variant) => ({ shift: variant.integer(3, 23), password: variant.pick(PASSWORDS) }),

  artifacts: ({ shift, password }): CaesarArtifacts => ({
    message: shiftLetters(`BONJOUR A L’EQUIPE DE JOUR. LE PORTIQUE 4 EST REPARE. LE MOT DE PASSE EST ${password}`, shift),
  }),

  /**
   * Compares the word trimmed and in upper case (specification, section 5). Accents are ignored: the message has none, but players may type
   * them.
   */
  check(answer: Answer, { password }) {
    const word = textOf(answer).normalize('NFD').replace(/\p{M}/gu, '').trim().toUpperCase();
    if (word === '') return neutral('empty');
    if (sameText(word, password)) return correct();
    const last = word.match(/[A-Z]+/g)?.at(-1) ?? '';
    return sameText(last, password) ? incorrect('almost') : incorrect();
  },

  reveal: ({ shift, password }): CaesarReveal => ({
    shift,
    password,
    night: [
      {
        when: '4 h 20',
        name: 'Une photo du carnet',
        text: 'La cabine est ouverte, le carnet aussi. Quelqu’un qui attend son chargement photographie la page « codée ».',
      },
      {
        when: '4 h 21',
        name: 'Un site de jeux de lettres',
        text: 'Il essaie les 25 décalages et surligne le seul qui ressemble à du français. Durée : un clic.',
      },
      {
        when: '4 h 40',
        name: 'Le portique répond',
        text: 'Le mot de passe ouvre le pupitre. Un réglage est changé « pour voir » : au matin, la grue refuse de lever.',
      },
      {
        when: '6 h 15',
        name: 'Qui était là ?',
        text: 'Le pupitre ne connaît qu’un nom, celui que vingt personnes partagent. Personne ne peut répondre, tout le monde est soupçonné.',
      },
    ],
    after:
      'Rien de tout cela n’a eu lieu. Yann Le Dantec a lui-même montré la page à Malik Benali : « Je croyais bien faire. » Depuis, chaque personne a son compte, et le mot de passe de secours est dans le gestionnaire. Le carnet sert de nouveau à ce pour quoi il est fait : le temps, les boîtes, et les dessins de mouettes.',
  }),
});

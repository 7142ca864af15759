import { type Answer, type Choice, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { PasswordArtifacts, PasswordReveal } from './artifacts.ts';
import { drawLeaked, type Leaked, triesOf, written } from './leaked.server.ts';
import { predict } from './predictable.ts';
import { brokenRules } from './rules.ts';
import { REMARKS, solidityOf, WEAK } from './solidity.ts';

interface Secret {
  readonly leaked: Leaked;
  readonly [name: string]: unknown;
}

/** A random password, as a password manager proposes it, for the conformance tests. */
const DRAWN = 'r7!Kd2vPq9#Lw4mXz6Tb';

/**
 * The verdict on a password that keeps the four rules. The message for a weak one says why it is weak, so that the rules are not taken for
 * strength.
 */
function accepted(password: string, leaked: string) {
  const prediction = predict(password, leaked);
  const { level, word } = solidityOf(password, prediction);
  if (level > WEAK) return correct('correct', { worth: `Solidité estimée : ${word}.` });
  const [finding = 'too-simple'] = prediction.findings;
  return correct('weak', { worth: `Solidité ${word}`, because: REMARKS[finding] });
}

export default defineChecker({
  secrets: (variant): Secret => ({ leaked: drawLeaked(variant) }),

  artifacts: ({ leaked }): PasswordArtifacts => ({ leaked: written(leaked) }),

  /**
   * Judges by the four rules (specification, section 5): a weak password that keeps them is accepted, and the message says how weak it is.
   * The leaked password and the variants that robots tried last night keep the rules too: the message says what they are, and they count
   * neither as a failure nor as the new password.
   */
  check(answer: Answer, { leaked }) {
    const password = fieldOf(answer, 'password');
    if (typeof password !== 'string' || password === '') return neutral('empty');
    if (brokenRules(password).length > 0) return incorrect();
    const typed = password.normalize('NFC');
    if (typed === written(leaked)) return neutral('stolen-key');
    if (triesOf(leaked).some((tried) => tried.password === typed)) return neutral('tried-already');
    return accepted(typed, written(leaked));
  },

  reveal: ({ leaked }): PasswordReveal => ({
    night: triesOf(leaked).map((tried, place) => ({ at: `02:11:0${4 + place}`, ...tried })),
    compared: [
      { password: written(leaked), comment: 'La clé volée elle-même. La liste ne sait pas qu’elle circule.' },
      { password: 'Motdepasse123!', comment: 'Parmi les premiers des listes d’attaque, majuscule et signe compris.' },
      {
        password: 'Camille.durand1',
        comment: 'Une adresse e-mail, à peu de chose près : long, et pourtant écrit sur votre carte de visite.',
      },
      { password: 'aaaaaaaaaaaaA1!', comment: 'Quinze caractères, et presque un seul.' },
      {
        password: 'moulin tambour glisse persil ancre violon sable',
        comment: 'Refusé par la liste, et pourtant le plus solide des cinq : sept mots, si c’est le hasard qui les a tirés.',
      },
    ],
    afterwards:
      'Quarante et un collègues se servaient du même mot de passe ailleurs. Aucun compte n’a été ouvert cette fois : la double authentification a tenu. Depuis, Malik Benali montre à chaque arrivée comment le gestionnaire propose et retient, et Camille Prigent a remplacé un coquillage et une année par un mot de passe qu’elle serait bien en peine de réciter.',
  }),

  // Players type freely. The options are the leaked password, a password from the manager, and the leaked one with another year.
  choices: ({ leaked }): readonly Choice[] => [
    {
      field: 'password',
      options: [
        { value: written(leaked), text: 'Retaper l’ancien mot de passe', act: 'unsafe' },
        { value: DRAWN, text: 'Proposer un mot de passe', act: 'safe' },
        { value: triesOf(leaked)[1]?.password ?? '', text: 'Retaper l’ancien, une année plus tard', act: 'unsafe' },
      ],
    },
  ],
});

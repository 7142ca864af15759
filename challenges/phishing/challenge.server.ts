import { type Answer, type Choice, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { PhishingArtifacts, PhishingReveal } from './artifacts.ts';
import { REASON_WORDS, REASONS, SIGNS, type Weight } from './signs.ts';

/** Verdict for a player who left, by the weight of the named sign. */
const VERDICTS = {
  decisive: 'correct',
  alarm: 'left-on-the-alarm',
  clue: 'left-on-a-clue',
  nothing: 'left-on-nothing',
} as const satisfies Readonly<Record<Weight, string>>;

export default defineChecker({
  // The specification fixes the answer, so nothing is drawn.
  secrets: () => ({}),

  artifacts: (): PhishingArtifacts => ({}),

  /**
   * Leaving the page solves the challenge; submitting the form is a failed attempt, whatever was typed (specification, section 5). The sign
   * that the player names as the reason chooses the message: the end of the address is decisive; the silent password manager has compared
   * the address and is an alarm; other signs are clues; the padlock proves nothing.
   */
  check(answer: Answer) {
    const action = fieldOf(answer, 'action');
    if (action !== 'leave') return action === 'submit' ? incorrect('submitted') : neutral('empty');
    const because = fieldOf(answer, 'because');
    const reason = REASONS.find((id) => id === because);
    const weight = SIGNS.find(({ id }) => id === reason)?.weight;
    const verdict = fieldOf(answer, 'submitted') === true ? 'left-late' : weight ? VERDICTS[weight] : 'left-unread';
    if (!reason || weight === 'decisive') return correct(verdict);
    const words = REASON_WORDS[reason];
    // A sign that proves nothing is no tolerated reason: a player who relies on it would trust the next fake page.
    return correct(verdict, { better: { [words]: REASON_WORDS.address }, harmless: weight === 'nothing' ? [] : [words] });
  },

  reveal: (): PhishingReveal => ({
    why: {
      sender: 'N’importe qui peut s’appeler « Passerelle ». Un faux message se range même parfois dans le fil des vrais.',
      address: 'La fin du nom désigne le propriétaire. Fatou l’a cherchée : achetée l’avant-veille, par personne de Brévelle.',
      padlock:
        'Un certificat s’obtient en une minute, sans payer, pour n’importe quel domaine. Il protège le trajet, pas l’arrivée.',
      motto:
        '« Vous non plus » au lieu de « nous non plus ». Une copie plus soignée ne se serait pas trompée : n’attendez pas la faute.',
      urgency:
        'Un délai qui repart du même chiffre n’est relié à aucun compte : vos mains devaient aller plus vite que vos yeux.',
      'sign-on': 'La vraie page se sert de votre session ouverte. La copie n’en a pas : il lui faut ce que vous tapez.',
      manager:
        'Il compare les domaines lettre à lettre, et n’est pas fatigué à 17 h 44. Son silence arrête la main ; l’adresse dit ensuite pourquoi.',
      help: 'Demander de l’aide ici, c’est retomber sur les mêmes. On demande ailleurs : au poste que l’on connaît.',
    },
    afterwards:
      'Votre SMS transféré, Fatou Diarra prévient tout le monde à 17 h 52 : onze téléphones avaient reçu le même. Gwenaëlle Riou, entre deux trains, avait déjà tapé son mot de passe, code compris ; elle appelle aussitôt, sa session est fermée avant 18 h, et c’est elle qui raconte l’histoire le lundi. Nadia Kervella, elle, n’a reçu aucun faux RIB.',
  }),

  choices: (): readonly Choice[] => [
    {
      field: 'action',
      options: [
        { value: 'submit', text: 'Confirmer mon mot de passe', act: 'unsafe' },
        { value: 'leave', text: 'Quitter la page', act: 'safe' },
      ],
    },
    {
      field: 'because',
      options: [
        { value: 'padlock', text: REASON_WORDS.padlock, act: 'tolerated' },
        { value: 'motto', text: REASON_WORDS.motto, act: 'tolerated' },
        { value: 'urgency', text: REASON_WORDS.urgency, act: 'tolerated' },
        { value: 'address', text: REASON_WORDS.address, act: 'safe' },
        { value: 'manager', text: REASON_WORDS.manager, act: 'safe' },
      ],
    },
  ],
});

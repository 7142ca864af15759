import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { PhishingArtifacts, PhishingReveal } from './artifacts.ts';

export default defineChecker({
  // The specification fixes the answer: there is nothing to draw.
  secrets: () => ({}),

  artifacts: (): PhishingArtifacts => ({}),

  /**
   * Leaving the page solves it; submitting the form is a failed attempt, whatever it held (specification, section 5).
   * Who had submitted before leaving is told something else than who left at once.
   */
  check(answer: Answer) {
    const action = fieldOf(answer, 'action');
    if (action === 'leave') return fieldOf(answer, 'submitted') === true ? correct('left-late') : correct();
    return action === 'submit' ? incorrect('submitted') : neutral('empty');
  },

  reveal: (): PhishingReveal => ({
    why: {
      sender: 'N’importe qui peut s’appeler « Passerelle ». Un faux message se range même parfois dans le fil des vrais.',
      address:
        'La fin du nom désigne le propriétaire. Fatou l’a cherchée dans l’annuaire public des domaines : achetée l’avant-veille, par personne de Brévelle.',
      padlock:
        'Un certificat s’obtient en une minute, sans payer, pour n’importe quel domaine. Il protège le trajet, pas l’arrivée ; un certificat récent ne dit rien non plus, les vrais sites en changent souvent.',
      motto:
        '« Vous non plus » au lieu de « nous non plus ». Une copie plus soignée ne se serait pas trompée : n’attendez pas la faute.',
      urgency:
        'Un délai qui repart du même chiffre n’est relié à aucun compte. Il est là pour que vos mains aillent plus vite que vos yeux.',
      'sign-on': 'La vraie page se sert de votre session ouverte. La copie n’en a pas : il lui faut ce que vous tapez.',
      manager: 'Il compare les domaines lettre à lettre, et n’est pas fatigué à 17 h 44. S’il se tait, il y a une raison.',
      help: 'Demander de l’aide ici, c’est retomber sur les mêmes. On demande ailleurs : au poste que l’on connaît.',
    },
    afterwards:
      'Votre SMS transféré, Fatou Diarra prévient tout le monde à 17 h 52 : onze téléphones avaient reçu le même. Gwenaëlle Riou, entre deux trains, avait déjà tapé son mot de passe, code compris ; elle appelle aussitôt, sa session est fermée avant 18 h, et c’est elle qui raconte l’histoire le lundi. Nadia Kervella, elle, n’a reçu aucun faux RIB.',
  }),
});

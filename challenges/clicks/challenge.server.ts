import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { ClicksArtifacts, ClicksReveal } from './artifacts.ts';

export default defineChecker({
  // The specification fixes the answer: there is nothing to draw.
  secrets: () => ({}),

  artifacts: (): ClicksArtifacts => ({}),

  /** Closing solves it; repairing is a failed attempt, whose consequences the scene shows (specification, section 5). */
  check(answer: Answer) {
    const choice = fieldOf(answer, 'choice');
    // The alert's own button counts as closing (specification, section 5), and is told from the tab's cross.
    if (choice === 'close') return fieldOf(answer, 'by') === 'alert' ? correct('closed-inside') : correct();
    return choice === 'repair' ? incorrect() : neutral('empty');
  },

  reveal: (): ClicksReveal => ({
    unmasked: [
      {
        shown: '« Votre ordinateur est infecté ! »',
        truth:
          'Une page web ne voit ni vos fichiers, ni votre antivirus. La protection du poste, elle, n’avait rien signalé ; son silence ne prouve pas tout, mais c’est elle qui regarde l’ordinateur.',
      },
      {
        shown: '« 5 menaces détectées », « dans 4 minutes »',
        truth:
          'Des nombres écrits d’avance, les mêmes pour tout le monde. Ils sont là pour qu’on n’ait pas le temps de réfléchir.',
      },
      {
        shown: '« Cliquez pour copier la commande »',
        truth:
          'Le clic aurait rempli votre presse-papiers. La suite, c’est vous qui l’auriez lancée, avec vos droits : c’est la technique ClickFix.',
      },
      {
        shown: 'La croix de la fenêtre',
        truth: 'Un dessin. Tout ce qui est dans une fenêtre appartient à qui l’a dessinée, sa croix comprise.',
      },
      {
        shown: '« Assistance agréée, 24 h/24 »',
        truth:
          'Au bout du fil, un faux support : prise en main à distance, puis facture. Le vrai numéro est celui que vous aviez déjà.',
      },
      {
        shown: 'La croix de l’onglet',
        truth:
          'Elle appartient au navigateur, pas à la page : c’est toujours elle, la sortie. En plein écran, où une page peut dessiner de faux onglets, Échap d’abord.',
        genuine: true,
      },
    ],
  }),
});

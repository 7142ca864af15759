import { type Answer, type Choice, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { ClicksArtifacts, ClicksReveal } from './artifacts.ts';

export default defineChecker({
  // The specification fixes the answer, so nothing is drawn.
  secrets: () => ({}),

  artifacts: (): ClicksArtifacts => ({}),

  /**
   * Two ways out are right, both outside of the page: the protection's button (specification, section 5) and the tab's close button. Every
   * click in the alert is a failed attempt, whose consequences the scene shows.
   */
  check(answer: Answer) {
    const choice = fieldOf(answer, 'choice');
    if (choice === 'close') return correct();
    if (choice === 'tab') return correct('tab-closed');
    if (choice === 'repair') return incorrect();
    return choice === 'cross' || choice === 'call' ? incorrect(choice) : neutral('empty');
  },

  reveal: (): ClicksReveal => ({
    unmasked: [
      {
        shown: '« Votre ordinateur est infecté ! »',
        truth: 'Une page web ne voit ni vos fichiers, ni votre antivirus. La protection du poste, elle, n’avait rien signalé.',
      },
      {
        shown: '« 5 menaces détectées », « dans 4 minutes »',
        truth: 'Des nombres écrits d’avance, les mêmes pour tout le monde, pour vous ôter le temps de réfléchir.',
      },
      {
        shown: '« Cliquez pour copier la commande »',
        truth:
          'Le clic remplit le presse-papiers. Coller et valider, c’est vous qui l’auriez fait, avec vos droits : la technique ClickFix.',
      },
      {
        shown: 'La croix de la fenêtre',
        truth: 'Un dessin. Tout ce qui est dans une page appartient à son auteur, la croix comprise.',
      },
      {
        shown: '« Assistance agréée, jour et nuit »',
        truth: 'Au bout du fil, un faux support : prise en main à distance, puis facture. Le vrai numéro, vous l’aviez déjà.',
      },
      {
        shown: 'La croix de l’onglet',
        truth: 'Elle appartient au navigateur. En plein écran, où une page peut dessiner de faux onglets, Échap d’abord.',
        genuine: true,
      },
      {
        shown: '« Fermer et analyser », dans la barre du bas',
        truth: 'Il appartient à la protection du poste : il ferme le navigateur, et c’est l’ordinateur qui s’examine lui-même.',
        genuine: true,
      },
    ],
  }),

  choices: (): readonly Choice[] => [
    {
      field: 'choice',
      options: [
        { value: 'tab', text: 'Fermer l’onglet', act: 'safe' },
        { value: 'cross', text: 'Croix de la fenêtre d’alerte', act: 'unsafe' },
        { value: 'call', text: '01 99 00 04 27', act: 'unsafe' },
        { value: 'repair', text: 'Cliquer pour réparer', act: 'unsafe' },
        { value: 'close', text: 'Fermer et analyser', act: 'safe' },
      ],
    },
  ],
});

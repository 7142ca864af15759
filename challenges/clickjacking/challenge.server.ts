import { type Answer, type Choice, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { ClickjackingArtifacts, ClickjackingReveal } from './artifacts.ts';

/** Points that clicks on the decoy may have cost: one penalty or two (manifest, `penalty`). */
const LOSSES: readonly number[] = [2, 4];

export default defineChecker({
  // The specification fixes the answer, so nothing is drawn.
  secrets: () => ({}),

  artifacts: (): ClickjackingArtifacts => ({}),

  /**
   * The real button solves the challenge (specification, section 5), and so does closing the tab, which is right at work. The decoy is a
   * failed attempt, whose penalty the scene asks for. After such an attempt, the solve's message says what it cost: `lost` is used in the
   * message only.
   */
  check(answer: Answer) {
    const target = fieldOf(answer, 'target');
    if (target === 'decoy') return incorrect('too-early');
    if (target === 'accept') return neutral('accepted');
    if (target !== 'real' && target !== 'tab') return neutral('empty');
    const lost = Number(fieldOf(answer, 'lost'));
    if (LOSSES.includes(lost)) return correct(target === 'tab' ? 'tab-late' : 'real-late', { lost });
    return target === 'tab' ? correct('tab-closed') : correct();
  },

  reveal: (): ClickjackingReveal => ({
    events: [
      {
        when: '12 h 31',
        name: 'Le partage est autorisé',
        text: 'En votre nom et sans mot de passe : votre session était ouverte, le clic vient de vous.',
      },
      {
        when: '12 h 33',
        name: 'Le dossier est copié',
        text: 'Adresse, bulletins de paie, coordonnées bancaires. La page remercie pour la participation, et rien ne paraît anormal.',
      },
      {
        when: '14 h',
        name: 'Le concours se recommande tout seul',
        text: 'Vos collègues reçoivent le lien « de votre part ». C’est ainsi qu’il était arrivé chez Solène.',
      },
      {
        when: 'Le 24 du mois',
        name: 'Un salaire change de compte',
        text: 'Inès Moreau reçoit un « nouveau RIB », avec le bon nom, la bonne adresse et le bon salaire.',
      },
    ],
    barriers: [
      {
        shown: 'Vous : fermer l’onglet',
        truth:
          'Plus d’onglet, plus de cadre, plus de clic détourné. Un partage déjà donné se retire sur La Passerelle, ouverte par votre favori.',
        genuine: true,
      },
      {
        shown: 'Le cookie : SameSite',
        truth:
          'Lax ou Strict, il ne voyage pas dans le cadre d’un autre site ; plusieurs navigateurs y veillent d’eux-mêmes. La Passerelle, ancienne, avait élargi le sien (None) pour un portail de paie disparu.',
        genuine: true,
      },
      {
        shown: 'Le site : frame-ancestors',
        truth:
          "Une ligne du serveur, Content-Security-Policy: frame-ancestors 'none', et le navigateur refuse d’afficher le site dans la page d’un autre. La directive a plus de dix ans ; La Passerelle, davantage.",
        genuine: true,
      },
    ],
    afterwards:
      'Solène, qui avait relayé le concours de bonne foi, a écrit à tout le monde dans l’heure : « Le week-end à la voile, c’était du vent. » Trois partages ont été retirés avant la paie. Le soir même, le cookie était refermé et la ligne ajoutée.',
  }),

  choices: (): readonly Choice[] => [
    {
      field: 'target',
      options: [
        { value: 'tab', text: 'Fermer l’onglet', act: 'safe' },
        { value: 'decoy', text: 'Je participe !', act: 'unsafe' },
        { value: 'accept', text: 'Autoriser le partage', act: 'unsafe' },
        { value: 'real', text: 'Refuser le partage', act: 'safe' },
      ],
    },
  ],
});

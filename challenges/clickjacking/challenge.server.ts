import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { ClickjackingArtifacts, ClickjackingReveal } from './artifacts.ts';

export default defineChecker({
  // The specification fixes the answer: there is nothing to draw.
  secrets: () => ({}),

  artifacts: (): ClickjackingArtifacts => ({}),

  /** The real button solves it; the decoy is a failed attempt, whose penalty the scene asks for (specification, section 5). */
  check(answer: Answer) {
    const target = fieldOf(answer, 'target');
    if (target === 'real') return correct();
    return target === 'decoy' ? incorrect('too-early') : neutral('empty');
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
          'Plus d’onglet, plus de cadre, plus de clic détourné. Le partage, s’il existe, se retire ensuite sur La Passerelle ouverte par votre favori.',
        genuine: true,
      },
      {
        shown: 'Le cookie : SameSite',
        truth:
          'Réglé sur Lax ou Strict, le cookie de session n’est pas envoyé dans un cadre posé par un autre site : La Passerelle s’y serait affichée déconnectée. La plupart des navigateurs récents s’en chargent ou isolent ces cookies ; La Passerelle avait élargi le sien (None) pour un ancien portail de paie.',
        genuine: true,
      },
      {
        shown: 'Le site : frame-ancestors',
        truth:
          "Une ligne dans la réponse du serveur, Content-Security-Policy: frame-ancestors 'none', et le navigateur refuse d’afficher le site dans la page d’un autre.",
        genuine: true,
      },
    ],
    afterwards:
      'Solène, qui avait relayé le concours de bonne foi, a écrit à tout le monde dans l’heure : « Le week-end à la voile, c’était du vent. » Trois partages ont été retirés avant la paie. Malik Benali a refermé le cookie et ajouté la ligne le soir même, après six ans sans que personne ne l’ait remarqué, lui compris.',
  }),
});

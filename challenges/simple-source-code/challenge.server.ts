import { type Answer, correct, defineChecker, fieldOf, holdsText, incorrect, neutral, sameText } from '#engine/authoring/server';
import type { SourceCodeArtifacts, SourceCodeReveal } from './artifacts.ts';

const USERNAME = 'malik.benali';
const OLD_PASSWORD = 'Atelier-2025';

export default defineChecker({
  secrets: (variant) => ({
    password: `${variant.pick(['Amarrage', 'Bastingage', 'Cabestan', 'Tribord', 'Vigie'])}-${variant.hex(4)}`,
  }),

  artifacts: ({ password }): SourceCodeArtifacts => ({
    username: USERNAME,
    comments: [
      ' Gabarit commun, version 4 : ne pas modifier sans prévenir Solène ',
      ` ancien mot de passe refusé depuis le 2 novembre : ${OLD_PASSWORD} `,
      ` TODO Malik : à retirer avant la mise en ligne ! accès de test : ${USERNAME} / ${password} `,
    ],
  }),

  /** Compares the trimmed text exactly (specification, section 5). */
  check(answer: Answer, { password }) {
    const field = fieldOf(answer, 'password');
    const entered = typeof field === 'string' ? field.trim() : '';
    if (entered === '') return neutral('empty');
    if (fieldOf(answer, 'username') !== USERNAME) return incorrect();
    if (sameText(entered, password)) return correct();
    if (holdsText(entered, password)) return incorrect('almost');
    return holdsText(entered, OLD_PASSWORD) ? incorrect('old-password') : incorrect();
  },

  reveal: ({ password }): SourceCodeReveal => ({
    password,
    unmasked: [
      {
        shown: '« Le mot de passe n’est affiché nulle part. »',
        truth: 'Affiché, non. Envoyé, si : la page entière part chez toute personne qui l’ouvre, connectée ou pas.',
      },
      {
        shown: '« Il faut être du métier pour le trouver. »',
        truth: 'Il faut un raccourci clavier. Des robots lisent les pages jour et nuit, et cherchent exactement ces mots-là.',
      },
      {
        shown: '« Je l’enlève avant la mise en ligne. »',
        truth: 'Les copies restent : mémoire des navigateurs, moteurs de recherche, archives, versions précédentes du fichier.',
      },
      {
        shown: 'Le commentaire du 2 novembre',
        truth: 'Un mot de passe refusé en dit encore long : le prochain pourrait être Atelier-2026.',
      },
      {
        shown: 'Le formulaire',
        truth: 'Il n’a rien cédé. La porte était solide ; la clé était collée dessus.',
        genuine: true,
      },
    ],
  }),
});

import { type Answer, correct, defineChecker, holdsText, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import type { UrlManipulationArtifacts, UrlManipulationReveal } from './artifacts.ts';

const ROBOTS = '# robots.txt — www.brevelle.example\nUser-agent: *\nDisallow: /admin\nAllow: /';
const COMMENT = 'Agence : lien « admin » retiré du menu. La page, elle, est toujours en ligne.';

export default defineChecker({
  secrets: (variant) => ({
    flag: variant.flag(variant.pick(['page_sans_porte', 'adresse_devinee', 'hors_du_menu', 'lien_retire'])),
  }),

  artifacts: ({ flag }, page): UrlManipulationArtifacts => (page === 'admin' ? { flag } : { robots: ROBOTS, comment: COMMENT }),

  /** Compares the trimmed text exactly (specification, section 5). */
  check(answer: Answer, { flag }) {
    const entered = textOf(answer).trim();
    if (entered === '') return neutral('empty');
    if (sameText(entered, flag)) return correct();
    return holdsText(entered, flag) ? incorrect('almost') : incorrect();
  },

  reveal: ({ flag }): UrlManipulationReveal => ({
    hidden: '/admin',
    traces: [
      {
        where: 'robots.txt',
        before: 'Disallow: ',
        marked: '/admin',
        after: '',
        told: 'Écrit pour les robots polis, lu par tout le monde.',
      },
      {
        where: 'Le code source',
        before: 'Agence : lien « admin » retiré du menu. ',
        marked: 'La page, elle, est toujours en ligne.',
        after: '',
        told: 'Une note entre collègues, envoyée à chaque visite.',
      },
      {
        where: 'Les noms que tout le monde essaie',
        before: '/login, /backup, ',
        marked: '/admin',
        after: ', /test, /old…',
        told: 'Des robots en parcourent des centaines, sur chaque site, chaque nuit.',
      },
    ],
    given: `Visiteur non identifié : accès accordé.\nClé de maintenance : ${flag}`,
    refused: 'Cette page est réservée. Demandez un accès à l’équipe web.',
  }),
});

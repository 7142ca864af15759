import { type Answer, correct, defineChecker, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import type { UrlManipulationArtifacts } from './artifacts.ts';

const HIDDEN = '/url-manipulation-challenge/admin';
const ROBOTS = `# robots.txt — www.brevelle.example\nUser-agent: *\nDisallow: ${HIDDEN}\nAllow: /`;
const COMMENT = 'Théo : lien « admin » retiré du menu. La page, elle, est toujours en ligne.';

export default defineChecker({
  secrets: (variant) => ({
    flag: variant.flag(variant.pick(['page_sans_porte', 'adresse_devinee', 'hors_du_menu', 'lien_retire'])),
  }),

  artifacts: ({ flag }, page): UrlManipulationArtifacts => (page === 'admin' ? { flag } : { robots: ROBOTS, comment: COMMENT }),

  /** Trimmed, exact (specification, section 5). */
  check(answer: Answer, { flag }) {
    const entered = textOf(answer).trim();
    if (entered === '') return neutral('empty');
    return sameText(entered, flag) ? correct() : incorrect();
  },
});

import { type Answer, correct, defineChecker, incorrect, neutral, textOf } from '#engine/authoring/server';
import type { FeedPost, XssArtifacts, XssReveal } from './artifacts.ts';
import { readingOf } from './reading.ts';
import { REVEAL } from './reveal.server.ts';
import { opensScript } from './script-tag.server.ts';

const POSTS: readonly FeedPost[] = [
  {
    id: 'biscotte',
    author: 'Solène Autret',
    initials: 'SA',
    time: 'hier, 14:20',
    content: 'Biscotte a dormi sur le clavier : si vous avez reçu « jjjjjjj » de ma part, c’était mon chat.',
    isMalicious: false,
  },
  {
    id: 'nouveau-fil',
    author: 'Inès Moreau',
    initials: 'IM',
    time: 'hier, 11:05',
    content: 'On peut désormais écrire <b>en gras</b> ici, et même en <i>italique</i>. Merci à l’agence : livré en un soir !',
    isMalicious: false,
  },
  {
    id: 'portique',
    author: 'Yann Le Dantec',
    initials: 'YL',
    time: 'hier, 06:58',
    content: 'Fin de nuit au portique 3 : 212 boîtes, vent 22 < 25 nœuds, café > tout le reste.',
    isMalicious: false,
  },
];

export default defineChecker({
  // The specification fixes the answer, so nothing is drawn.
  secrets: () => ({}),

  artifacts: (): XssArtifacts => ({ posts: POSTS }),

  /** Accepts any text with an opening script tag. Every text that is not empty is published, right or wrong (specification, section 5). */
  check(answer: Answer) {
    const message = textOf(answer);
    if (message.trim() === '') return neutral('empty');
    if (opensScript(message)) return correct();
    // Another kind of injection: not the one that the exercise asks for, but no mistake either.
    return readingOf(message) === 'handler' ? neutral('other-injection') : incorrect();
  },

  reveal: (): XssReveal => REVEAL,
});

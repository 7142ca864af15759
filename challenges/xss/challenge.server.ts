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
  // The specification fixes the answer: there is nothing to draw.
  secrets: () => ({}),

  artifacts: (): XssArtifacts => ({ posts: POSTS }),

  /** Any text with a script opening tag; the text is published in any case, unless it is empty (specification, section 5). */
  check(answer: Answer) {
    const message = textOf(answer);
    if (message.trim() === '') return neutral('empty');
    if (opensScript(message)) return correct();
    // An injection all the same: the exercise counts another one, and this one is no mistake.
    return readingOf(message) === 'handler' ? neutral('other-injection') : incorrect();
  },

  reveal: (): XssReveal => REVEAL,
});

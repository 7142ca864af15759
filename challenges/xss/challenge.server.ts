import { type Answer, correct, defineChecker, incorrect, neutral, textOf } from '#engine/authoring/server';
import type { Post, XssArtifacts } from './artifacts.ts';

/** A whole opening tag, as a browser reads one: its name ends at a space, a slash or the closing bracket (not `<scripty>`). */
const SCRIPT_TAG = /<script(?:[\t\n\f\r /][^>]*)?>/i;

const POSTS: readonly Post[] = [
  {
    id: 'fatou-1',
    author: 'Fatou Diarra',
    initials: 'FD',
    time: '08:47',
    content: 'Théo, jolie idée. Mais qui vérifie ce que l’on peut glisser là-dedans ? Mieux vaut un doute de trop.',
    isMalicious: false,
  },
  {
    id: 'theo-1',
    author: 'Théo Vasseur',
    initials: 'TV',
    time: '08:31',
    content:
      'Nouveauté du Quai : vos messages acceptent la mise en forme. Par exemple <b>en gras</b> ou <i>en italique</i>. Essayez !',
    isMalicious: false,
  },
  {
    id: 'solene-1',
    author: 'Solène Autret',
    initials: 'SA',
    time: '08:05',
    content: 'Si vous avez reçu « ggggggg » de ma part, c’est Biscotte qui a dormi sur le clavier.',
    isMalicious: false,
  },
  {
    id: 'yann-1',
    author: 'Yann Le Dantec',
    initials: 'YL',
    time: '06:12',
    content: 'Relève faite. Vent > 35 nœuds & houle ce matin : prudence sur le quai.',
    isMalicious: false,
  },
];

export default defineChecker({
  secrets: () => ({}),

  artifacts: (): XssArtifacts => ({ posts: POSTS }),

  /** Right as soon as the message holds a script opening tag, in any case (specification, section 5). */
  check(answer: Answer) {
    const message = textOf(answer);
    if (message.trim() === '') return neutral('empty');
    return SCRIPT_TAG.test(message) ? correct() : incorrect();
  },
});

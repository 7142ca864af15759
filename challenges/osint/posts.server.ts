/** Solène's public posts. The recipe of the password is in a comment, its ingredients in other posts. */
import type { Post } from './artifacts.ts';

const SOLENE = 'Solène Autret';

/** Year of all posts, from which the number of candles is subtracted. */
export const YEAR = 2026;
/** Number on Solène's race bib, which is not her lucky number. */
export const RACE_NUMBER = '412';

export function postsOf(candles: number, lucky: number): readonly Post[] {
  return [
    {
      id: 'vue',
      date: `13 novembre ${YEAR}`,
      text: 'La vue du bureau, ce matin. On ne s’en lasse pas.',
      photo: {
        kind: 'harbour',
        alt: 'Par une fenêtre : le port au lever du jour, deux portiques orange, un navire chargé de conteneurs. Sur l’appui, une tasse et un cactus.',
      },
      likes: 41,
      comments: [{ author: 'Fatou Diarra', text: 'Superbe. Et pas un écran dans le cadre, bravo !' }],
    },
    {
      id: 'astuce',
      date: `5 novembre ${YEAR}`,
      text: 'Trois collègues bloqués avant le premier café : mot de passe oublié. Moi, jamais ! J’ai mon truc.',
      likes: 28,
      comments: [
        { author: 'Théo Vasseur', text: 'Dis-nous tout !' },
        {
          author: SOLENE,
          text: 'Le prénom de ma colocataire, l’année de son arrivée chez moi, un tiret et mon numéro porte-bonheur, le tout sans espace. Facile à retenir, impossible à deviner !',
        },
        { author: 'Fatou Diarra', text: 'Solène, on en parle autour d’un thé ?' },
      ],
    },
    {
      id: 'arrivee',
      date: `19 septembre ${YEAR}`,
      text: 'Grand jour à la maison : une bougie pour chaque année passée avec Biscotte. La reine n’a pas voulu souffler.',
      photo: {
        kind: 'cake',
        candles,
        alt: `Un chat tigré, assis à côté d’un gâteau glacé, regarde ailleurs. Sur le gâteau, ${candles} bougies allumées.`,
      },
      likes: 63,
      comments: [
        { author: 'Odile Autret', text: 'Joyeux anniversaire, ma Biscotte !' },
        {
          author: SOLENE,
          text: 'Pas son anniversaire, maman : le jour où elle est arrivée ici, il y a une bougie par an. Au refuge, on ne sait pas quand elle est née.',
        },
      ],
    },
    {
      id: 'course',
      date: `28 juin ${YEAR}`,
      text: 'Les 10 km du port, c’est fait. Merci à celles et ceux qui ont crié depuis le quai !',
      photo: {
        kind: 'race',
        alt: `Un dossard épinglé sur un maillot de course : « Les 10 km du port, ${RACE_NUMBER} ». Une médaille pend à côté.`,
      },
      likes: 52,
      comments: [
        { author: 'Yann Le Dantec', text: `Le ${RACE_NUMBER}, c’est lui, ton fameux porte-bonheur ?` },
        { author: SOLENE, text: 'Non, celui-là, on me l’a donné à l’inscription. Le mien était cousu sur mon maillot de hand !' },
      ],
    },
    {
      id: 'cadre',
      date: `2 mai ${YEAR}`,
      text: 'Dix saisons de handball, enfin encadrées au-dessus du canapé. L’inspectrice des travaux finis est passée.',
      photo: {
        kind: 'jersey',
        number: lucky,
        alt: `Un maillot de handball bleu dans un cadre, au-dessus d’un canapé. Dans le dos, le nom Autret et le numéro ${lucky}. Un chat tigré est assis sur le canapé.`,
      },
      likes: 37,
      comments: [{ author: 'Inès Moreau', text: 'Il aurait toute sa place dans le hall d’accueil !' }],
    },
    {
      id: 'chien',
      date: `10 janvier ${YEAR}`,
      text: 'Week-end avec Caramel, le chien de ma sœur. Depuis hier, quelqu’un boude dans la penderie.',
      likes: 19,
      comments: [],
    },
  ];
}

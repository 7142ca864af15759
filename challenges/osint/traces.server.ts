/** The details of the profile that revealed the password, and the part of the password made from each. */
import type { OsintReveal, Trace } from './artifacts.ts';
import { YEAR } from './posts.server.ts';

interface Clues {
  readonly candles: number;
  readonly year: number;
  readonly lucky: number;
}

export function revealOf({ candles, year, lucky }: Clues): OsintReveal {
  return {
    traces: tracesOf({ candles, year, lucky }),
    parts: [
      { text: 'Biscotte', from: 'trace 2' },
      { text: String(year), from: 'trace 3' },
      { text: '-', from: 'trace 1' },
      { text: String(lucky), from: 'trace 5' },
    ],
    passphrase: 'tiroir bouée lundi carafe nuage portique semelle',
  };
}

function tracesOf({ candles, year, lucky }: Clues): readonly Trace[] {
  return [
    {
      where: 'Un commentaire, 5 novembre',
      before: 'Le ',
      marked: 'prénom de ma colocataire, l’année de son arrivée chez moi, un tiret et mon numéro porte-bonheur',
      after: ', le tout sans espace.',
      part: '… … - …',
      gives: 'La recette entière, offerte pour rendre service. Sans elle, les autres traces restaient des souvenirs.',
    },
    {
      where: 'La présentation du profil',
      before: '',
      marked: 'Colocataire et servante de Biscotte',
      after: ', chat tigré.',
      part: 'Biscotte',
      gives: 'Visible sans compte, comme tout le reste.',
    },
    {
      where: 'La photo du gâteau, 19 septembre',
      photo: 'cake',
      before: '',
      marked: 'Une bougie pour chaque année',
      after: ' passée avec Biscotte.',
      part: String(year),
      gives: `${YEAR} moins ${candles} bougies. Un commentaire précisait même : ni l’anniversaire, ni l’année de naissance.`,
    },
    {
      where: 'Sa réponse à Yann, 28 juin',
      photo: 'race',
      before: 'Non, celui-là, on me l’a donné à l’inscription. ',
      marked: 'Le mien était cousu sur mon maillot de hand',
      after: ' !',
      gives: 'Le 412 est une fausse piste ; une réponse aimable à un collègue suffit à la refermer.',
    },
    {
      where: 'La photo du maillot, 2 mai',
      photo: 'jersey',
      before: 'Dix saisons de handball, ',
      marked: 'enfin encadrées',
      after: ' au-dessus du canapé.',
      part: String(lucky),
      gives: 'Publiée six mois avant la recette. Ce qu’on publie attend patiemment ce qui le complétera.',
    },
  ];
}

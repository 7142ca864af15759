/** Des feuilles de style. */
import type { STYLES as ENGLISH } from '#engine/author-tools/messages/english/styles.ts';

export const STYLES: typeof ENGLISH = {
  unreadable: (said) => `n’est pas du CSS lisible : ${said}`,
  notModule: (file, name) =>
    `« ${file} » vaudrait pour tout le site. Nommez-le ${name}, et écrivez : import styles from './${name}';`,
  pure: (selector) =>
    `le sélecteur « ${selector} » vaut pour tout le site. Commencez par une classe de ce fichier, comme « .scene ${selector} »`,
  root: (selector) =>
    `le sélecteur « ${selector} » est celui de tout le site. Mettez ces lignes sous une classe de ce fichier : .scene { … }`,
  global: (selector) => `« ${selector} » sort de ce fichier et vaut pour tout le site. Écrivez une classe de ce fichier`,
  imports: (what) => `@import apporte ${what} à tout le site. Copiez dans ce fichier les règles qu’il vous faut`,
  font: 'une scène n’apporte pas de police : elle a celles du site. Enlevez @font-face ; font-family: var(--font-code) est là pour le code',
  remote: (address) =>
    `${address} serait demandé ailleurs pendant une partie. Gardez-en une copie dans le dossier, nommée dans « images » du manifeste`,
  lasting:
    'ce mouvement dure plus de cinq secondes, et personne ne peut l’arrêter pour lire (RGAA 13.8). Une fois ou deux, puis le repos',
  noLayer:
    'cette règle est hors de @layer components et l’emporte sur toutes celles du site. Entourez-la de @layer components { … }',
};

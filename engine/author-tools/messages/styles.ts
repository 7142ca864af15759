/** Messages about style sheets. */

const ENGLISH = {
  unreadable: (said: string) => `is not CSS that can be read: ${said}`,
  notModule: (file: string, name: string) =>
    `"${file}" would hold for the whole site. Name it ${name}, and write: import styles from './${name}';`,
  pure: (selector: string) =>
    `the selector "${selector}" holds for the whole site. Begin with a class of this file, as in ".scene ${selector}"`,
  root: (selector: string) =>
    `the selector "${selector}" is of the whole site. Put these lines under a class of this file: .scene { … }`,
  global: (selector: string) => `"${selector}" leaves this file, and holds for the whole site. Write a class of this file`,
  imports: (what: string) => `@import brings in ${what} for the whole site. Copy the rules that you need into this file`,
  font: 'a scene brings no font along: it has those of the site. Take @font-face away; font-family: var(--font-code) is there for code',
  remote: (address: string) =>
    `${address} would be fetched from elsewhere while somebody plays. Keep a copy in the folder, listed in "images" of the manifest`,
  lasting:
    'this moves for more than five seconds, and nobody can stop it while they read (WCAG 2.2.2). Let it run once or twice, and rest',
  noLayer:
    'this rule is outside of @layer components, and wins over every other of the site. Put @layer components { … } around it',
};

const FRENCH: typeof ENGLISH = {
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

export const STYLES = { en: ENGLISH, fr: FRENCH };

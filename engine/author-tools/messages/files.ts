/** Messages about the encoding, size and type of files. */

const ENGLISH = {
  noPart: 'is no part of a challenge, and would go wherever the folder goes. Move it out',
  linkedFolder:
    'is in a folder that is a link, which no archive and no clone takes along. Put the folder itself here, or load it as a pack',
  link: 'is a link that leads out of the folder, and would not go along with it. Put the file itself here',
  utf16: 'is saved in UTF-16. Save it in UTF-8',
  notUtf8: 'is not saved in UTF-8: an accent is lost here. Save it in UTF-8',
  heavyPicture: (kilobytes: number, most: number) =>
    `is a picture of ${kilobytes} KB; at most ${most} are sent to a telephone. Save it smaller, as .avif or .webp`,
  noEnd: 'does not come to an end: a loop in secrets, artifacts, check or reveal never stops',
  notDrawn: (said: string) =>
    `fails while it is drawn: ${said}. Correct it here: once the file is saved the scene is drawn again`,
  doesNotLoad: (said: string) => `does not load: ${said}`,
};

const FRENCH: typeof ENGLISH = {
  noPart: 'ne fait pas partie d’un défi, et irait partout où va le dossier. Sortez-le',
  linkedFolder:
    'est dans un dossier qui est un lien, qu’aucune archive et aucun clone n’emporte. Mettez ici le dossier lui-même, ou chargez-le comme pack',
  link: 'est un lien qui sort du dossier, et ne le suivrait pas. Mettez ici le fichier lui-même',
  utf16: 'est enregistré en UTF-16. Enregistrez-le en UTF-8',
  notUtf8: 'n’est pas enregistré en UTF-8 : un accent se perd ici. Enregistrez-le en UTF-8',
  heavyPicture: (kilobytes, most) =>
    `est une image de ${kilobytes} Ko ; on en envoie au plus ${most} à un téléphone. Enregistrez-la plus petite, en .avif ou .webp`,
  noEnd: 'ne se termine pas : une boucle dans secrets, artifacts, check ou reveal ne s’arrête jamais',
  notDrawn: (said) =>
    `échoue pendant que la scène se dessine : ${said}. Corrigez ici : le fichier enregistré, la scène se dessine de nouveau`,
  doesNotLoad: (said) => `ne se charge pas : ${said}`,
};

export const FILES = { en: ENGLISH, fr: FRENCH };

/** Des fichiers tels qu’ils sont enregistrés. */
import type { FILES as ENGLISH } from '#engine/author-tools/messages/english/files.ts';

export const FILES: typeof ENGLISH = {
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

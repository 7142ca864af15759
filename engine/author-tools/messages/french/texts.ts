/** Des textes, où qu’ils soient dans un dossier. */
import type { TEXTS as ENGLISH } from '#engine/author-tools/messages/english/texts.ts';
import { meant } from './phrases.ts';

export const TEXTS: typeof ENGLISH = {
  apostrophe: (word) => `une apostrophe droite dans « ${word} ». Écrivez ’`,
  space: (said, mended) => `une ligne peut se couper dans « ${said} ». Écrivez ${mended}`,
  nowhere: (name, near) =>
    `rien ici ne s’appelle « ${name} », ni rien de ce avec quoi se dessine une scène.${meant(near)} Écrivez le nom que montre la scène`,
  host: (host) => `quelqu’un peut répondre à ${host}. Personne ne répond là où un nom finit par .example, .test ou .invalid`,
  address: (address) =>
    `quelqu’un peut répondre à ${address}. Personne ne répond de 192.0.2.0 à .255, de 198.51.100.0 à .255 ni de 203.0.113.0 à .255`,
  telephone: (number) =>
    `quelqu’un peut répondre au ${number}. Personne ne répond là où un numéro commence par 01 99 00, 02 61 91, 03 53 01, 04 65 71, 05 36 49 ou 06 39 98`,
};

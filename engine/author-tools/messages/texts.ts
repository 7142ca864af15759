/** Messages about texts in any file of a folder. */
import { meant } from './phrases.ts';

const ENGLISH = {
  apostrophe: (word: string) => `a straight apostrophe in "${word}". Write ’`,
  space: (said: string, mended: string) => `a line may break in "${said}". Write ${mended}`,
  nowhere: (name: string, near: string | undefined) =>
    `nothing here is called "${name}", and nothing that a scene is drawn with.${meant.en(near)} Write the name that the scene shows`,
  host: (host: string) => `somebody may answer at ${host}. Nobody does where a name ends in .example, .test or .invalid`,
  address: (address: string) =>
    `somebody may answer at ${address}. Nobody does at 192.0.2.0 to .255, 198.51.100.0 to .255 and 203.0.113.0 to .255`,
  telephone: (number: string) =>
    `somebody may answer at ${number}. Nobody does where a number begins with 01 99 00, 02 61 91, 03 53 01, 04 65 71, 05 36 49 or 06 39 98`,
};

const FRENCH: typeof ENGLISH = {
  apostrophe: (word) => `une apostrophe droite dans « ${word} ». Écrivez ’`,
  space: (said, mended) => `une ligne peut se couper dans « ${said} ». Écrivez ${mended}`,
  nowhere: (name, near) =>
    `rien ici ne s’appelle « ${name} », ni rien de ce avec quoi se dessine une scène.${meant.fr(near)} Écrivez le nom que montre la scène`,
  host: (host) => `quelqu’un peut répondre à ${host}. Personne ne répond là où un nom finit par .example, .test ou .invalid`,
  address: (address) =>
    `quelqu’un peut répondre à ${address}. Personne ne répond de 192.0.2.0 à .255, de 198.51.100.0 à .255 ni de 203.0.113.0 à .255`,
  telephone: (number) =>
    `quelqu’un peut répondre au ${number}. Personne ne répond là où un numéro commence par 01 99 00, 02 61 91, 03 53 01, 04 65 71, 05 36 49 ou 06 39 98`,
};

export const TEXTS = { en: ENGLISH, fr: FRENCH };

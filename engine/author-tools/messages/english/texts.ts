/** Messages about texts in any file of a folder. */
import { meant } from './phrases.ts';
export const TEXTS = {
  apostrophe: (word: string) => `a straight apostrophe in "${word}". Write ’`,
  space: (said: string, mended: string) => `a line may break in "${said}". Write ${mended}`,
  nowhere: (name: string, near: string | undefined) =>
    `nothing here is called "${name}", and nothing that a scene is drawn with.${meant(near)} Write the name that the scene shows`,
  host: (host: string) => `somebody may answer at ${host}. Nobody does where a name ends in .example, .test or .invalid`,
  address: (address: string) =>
    `somebody may answer at ${address}. Nobody does at 192.0.2.0 to .255, 198.51.100.0 to .255 and 203.0.113.0 to .255`,
  telephone: (number: string) =>
    `somebody may answer at ${number}. Nobody does where a number begins with 01 99 00, 02 61 91, 03 53 01, 04 65 71, 05 36 49 or 06 39 98`,
};

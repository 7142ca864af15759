/** Messages about the encoding, size and type of files. */
export const FILES = {
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

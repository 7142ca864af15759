/** De `facilitator-notes.md`. */
import type { NOTES as ENGLISH, Mark } from '#engine/author-tools/messages/english/notes.ts';
import type { NoteSection } from '#schemas/facilitator-notes.ts';
import { listed } from './phrases.ts';

export const NOTES: typeof ENGLISH = {
  stray: (heading) => `un texte avant la première section ne se voit nulle part. Mettez-le sous « ## ${heading} »`,
  unknown: (heading, near, allowed) =>
    `section inconnue « ${heading} ». ${near === undefined ? `Sont permises : ${listed(allowed)}` : `Vouliez-vous dire « ${near} » ?`}`,
  missing: (heading, name) => `n’a pas de section « ## ${heading} ». Ajoutez-la ici : ${FOR[name]}`,
  twice: (heading) => `la section « ${heading} » est là deux fois. N’en gardez qu’une`,
  order: (heading, before) => `la section « ${heading} » vient avant « ${before} ». Remontez-la`,
  empty: (heading, name) => `la section « ${heading} » est vide. Écrivez ${FOR[name]}`,
  without: (heading, what) => `la section « ${heading} » n’a pas ${WITHOUT[what]}`,
  mark: (mark) =>
    `${MARKS[mark]} : cela se montre comme c’est tapé. Les notes connaissent paragraphes, listes avec -, **gras** et \`code\``,
  openCode: 'un ` sans l’autre',
  openStrong: 'un ** sans l’autre sur la même ligne',
};

const FOR: Readonly<Record<NoteSection['name'], string>> = {
  launch: 'ce que l’on dit avant de jouer, mot pour mot',
  solution: 'la bonne réponse, et ce qui change d’une personne à l’autre',
  unblock: 'après combien de minutes, à quel signe, et avec quels mots',
  debrief: 'la question à la salle, et ce à quoi elle doit mener',
  incident: 'que répondre, et vers qui envoyer la personne',
  withoutMouse: 'comment la scène se joue au clavier seul',
  withoutSight: 'ce qu’en dit un lecteur d’écran, et ce qu’il faut dire à voix haute',
  trade: 'où la même chose arrive, métier par métier',
};

const WITHOUT = {
  words: 'de mots à dire : mettez-les entre « et »',
  question: 'de question « … » suivie de « Réponse attendue »',
};

const MARKS: Readonly<Record<Mark, string>> = {
  heading: 'un titre d’un autre niveau',
  space: 'une ligne qui commence par un espace',
  numbers: 'une liste numérotée',
  bullets: 'une liste avec un autre signe que -',
  block: 'un bloc de citation, de tableau, de code ou de filet',
  link: 'un lien ou une image',
};

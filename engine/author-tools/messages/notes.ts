/** Messages about `facilitator-notes.md`. */
import type { NoteSection } from '#schemas/facilitator-notes.ts';
import { listed } from './phrases.ts';

const FOR = {
  en: {
    launch: 'what to say before anybody plays, word for word',
    solution: 'the right answer, and what differs between participants',
    unblock: 'after how many minutes, at which sign, and what to say then',
    debrief: 'the question to the room, and what it should come to',
    incident: 'what to answer, and whom to send the person to',
    withoutMouse: 'how the scene is played by keyboard alone',
    withoutSight: 'what a screen reader says of it, and what has to be said aloud',
    trade: 'where the same thing happens, trade by trade',
  },
  fr: {
    launch: 'ce que l’on dit avant de jouer, mot pour mot',
    solution: 'la bonne réponse, et ce qui change d’une personne à l’autre',
    unblock: 'après combien de minutes, à quel signe, et avec quels mots',
    debrief: 'la question à la salle, et ce à quoi elle doit mener',
    incident: 'que répondre, et vers qui envoyer la personne',
    withoutMouse: 'comment la scène se joue au clavier seul',
    withoutSight: 'ce qu’en dit un lecteur d’écran, et ce qu’il faut dire à voix haute',
    trade: 'où la même chose arrive, métier par métier',
  },
};

const WITHOUT = {
  words: { en: 'no words to say: put them between « and »', fr: 'de mots à dire : mettez-les entre « et »' },
  question: { en: 'no question « … » followed by « Réponse attendue »', fr: 'de question « … » suivie de « Réponse attendue »' },
};

/** Unsupported Markdown, which would be shown as typed. */
const MARKS = {
  heading: { en: 'a heading of another level', fr: 'un titre d’un autre niveau' },
  space: { en: 'a line that begins with a space', fr: 'une ligne qui commence par un espace' },
  numbers: { en: 'a numbered list', fr: 'une liste numérotée' },
  bullets: { en: 'a list with another mark than -', fr: 'une liste avec un autre signe que -' },
  block: { en: 'a quotation, a table, a block of code or a rule', fr: 'un bloc de citation, de tableau, de code ou de filet' },
  link: { en: 'a link or a picture', fr: 'un lien ou une image' },
};

type Section = NoteSection['name'];
export type Mark = keyof typeof MARKS;

const ENGLISH = {
  stray: (heading: string) => `a text before the first section is shown nowhere. Put it under "## ${heading}"`,
  unknown: (heading: string, near: string | undefined, allowed: readonly string[]) =>
    `unknown section "${heading}". ${near === undefined ? `Allowed: ${listed.en(allowed)}` : `Did you mean "${near}"?`}`,
  missing: (heading: string, name: Section) => `has no section "## ${heading}". Add it here: ${FOR.en[name]}`,
  twice: (heading: string) => `the section "${heading}" is there twice. Keep one`,
  order: (heading: string, before: string) => `the section "${heading}" comes before "${before}". Move it up`,
  empty: (heading: string, name: Section) => `the section "${heading}" is empty. Write ${FOR.en[name]}`,
  without: (heading: string, what: keyof typeof WITHOUT) => `the section "${heading}" has ${WITHOUT[what].en}`,
  mark: (mark: Mark) => `${MARKS[mark].en} is shown as it stands. Notes know paragraphs, lists with -, **strong** and \`code\``,
  openCode: 'a ` without its other one',
  openStrong: 'a ** without its other one on the same line',
};

const FRENCH: typeof ENGLISH = {
  stray: (heading) => `un texte avant la première section ne se voit nulle part. Mettez-le sous « ## ${heading} »`,
  unknown: (heading, near, allowed) =>
    `section inconnue « ${heading} ». ${near === undefined ? `Sont permises : ${listed.fr(allowed)}` : `Vouliez-vous dire « ${near} » ?`}`,
  missing: (heading, name) => `n’a pas de section « ## ${heading} ». Ajoutez-la ici : ${FOR.fr[name]}`,
  twice: (heading) => `la section « ${heading} » est là deux fois. N’en gardez qu’une`,
  order: (heading, before) => `la section « ${heading} » vient avant « ${before} ». Remontez-la`,
  empty: (heading, name) => `la section « ${heading} » est vide. Écrivez ${FOR.fr[name]}`,
  without: (heading, what) => `la section « ${heading} » n’a pas ${WITHOUT[what].fr}`,
  mark: (mark) =>
    `${MARKS[mark].fr} : cela se montre comme c’est tapé. Les notes connaissent paragraphes, listes avec -, **gras** et \`code\``,
  openCode: 'un ` sans l’autre',
  openStrong: 'un ** sans l’autre sur la même ligne',
};

export const NOTES = { en: ENGLISH, fr: FRENCH };

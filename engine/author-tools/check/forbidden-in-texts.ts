/**
 * Checks the texts of a challenge: no straight apostrophes, no breakable spaces where French needs no-break ones, no addresses or phone
 * numbers that may belong to somebody.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { locationAt } from '#engine/source-files/location.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { type ChallengeText, textsIn } from './challenge-texts.ts';

const say = messages('texts');

/** Sentences fixed by the specification (section 8). */
const FIXED = [
  "Ce n'est pas encore ça.",
  "Entrez un mot de passe avant d'exécuter.",
  "Essaie d'ajouter une balise <script>.",
  "Regardez bien la page d'administration !",
  "Vous êtes connecté en tant qu'administrateur.",
  "N'est pas un répertoire",
];

/** An apostrophe after an elided French word. Quotation marks in a command or program follow other words. */
const APOSTROPHE = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|(?:jus|lors|puis|quoi|pres|quel)?qu|aujourd)\\?'(?:\p{L}+|(?=…))/giu;
/** Host names in URLs, e-mail addresses or alone. [Brackets], which mark passages for the reveal, may be inside. */
const HOST =
  /(?:https?:\/\/|[\w.+-]+@)[\p{L}\d[\]-]+(?:\.[\p{L}\d[\]-]+)+|(?<![\p{L}\d.@[-])(?:[\p{L}\d-]+\.)+(?:com|eu|fr|info|io|net|org)(?![\p{L}\d-])/gu;
/** Reserved domains (RFC 2606, RFC 6761), and public bodies, which may be named. */
const NOBODYS_HOST = /\.(?:example|test|invalid|localhost|gouv\.fr)\.?$/;
const ADDRESS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g;
/** Documentation addresses (RFC 5737) and loopback. */
const NOBODYS_ADDRESS = /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.|^127\.0\.0\.1$/;
const TELEPHONE = /(?<![\p{L}\d])(?:0|\+33[ .\u00a0\u202f]?)[1-9](?:[ .\u00a0\u202f-]?\d\d){4}(?![\p{L}\d])/gu;
/** Phone numbers that ARCEP reserves for fiction. */
const NOBODYS_TELEPHONE = /^0(?:19900|26191|35301|46571|53649|63998)/;

/** A breakable space beside French punctuation, with the word next to it. In JSX text, a newline counts as a space. */
const BREAK =
  /(?:\S*[\p{L}\p{N}»”’)\]%€….](?: |\n[ \t]*)|^ )(?:[!?»]+(?=$|[\s)…,.»])|[;:](?=$|[\s…,.]))|«(?: |\n[ \t]*)[^\s»]*(?: »)?/gu;
/** Makes no-break spaces visible in messages. */
const WRITTEN = {
  tag: { '\u00a0': '&nbsp;', '\u202f': '&#8239;' },
  string: { '\u00a0': '\\u00a0', '\u202f': '\\u202f' },
} as const;

type Rule = readonly [met: RegExp, isNobodys: (met: string) => boolean, told: (met: string) => string];

const RULES: readonly Rule[] = [
  [APOSTROPHE, () => false, (met) => say('apostrophe', { word: met.replace('\\', '') })],
  [HOST, (met) => NOBODYS_HOST.test(met.replace(/[[\]]/g, '')), (met) => say('host', { host: met })],
  [ADDRESS, (met) => NOBODYS_ADDRESS.test(met), (met) => say('address', { address: met })],
  [
    TELEPHONE,
    (met) => NOBODYS_TELEPHONE.test(met.replace('+33', '0').replace(/\D/g, '')),
    (met) => say('telephone', { number: met }),
  ],
];

/** Mistakes in the texts of a challenge. @param folder absolute */
export function textMistakes(folder: string): FileMistake[] {
  return textsIn(folder).flatMap((text) =>
    mistakesIn(text).map(({ at, length, message }) => ({
      file: text.file,
      ...locationAt(readFileSync(join(folder, text.file), 'utf8'), at),
      length,
      message,
    })),
  );
}

/** Message about a breakable space. @param shown syntax of the text */
function breakTold(met: string, shown: keyof typeof WRITTEN): string {
  const said = met.replace(/\s+/g, ' ').replace(/…+/g, '…');
  const mended = frenchSpaces(said).replace(/[\u00a0\u202f]/g, (space) => Reflect.get(WRITTEN[shown], space));
  return say('space', { said: said.trim(), mended });
}

function mistakesIn({ written, at, shown }: ChallengeText) {
  const own = FIXED.reduce((text, sentence) => text.replaceAll(sentence, '…'.repeat(sentence.length)), written);
  const found = RULES.flatMap(([pattern, isNobodys, told]) =>
    [...own.matchAll(pattern)]
      .filter(([met]) => !isNobodys(met))
      .map(({ 0: met, index }) => ({ met, index, message: told(met) })),
  );
  // Spaces are checked only in text that is rendered unchanged: the frame corrects the spaces of other texts, and terminals show them as
  // typed.
  const breaks = shown
    ? [...own.matchAll(BREAK)].map(({ 0: met, index }) => ({ met, index, message: breakTold(met, shown) }))
    : [];
  return [...breaks, ...found].map(({ met, index, message }) => ({
    at: at + index,
    length: met.split('\n')[0]?.length ?? 0,
    message,
  }));
}

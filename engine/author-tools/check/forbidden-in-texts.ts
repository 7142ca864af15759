/** What no text of a challenge may have: straight apostrophes, spaces at which a line of French may not break, addresses and numbers at which somebody may answer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Messages, messages } from '#engine/author-tools/messages/messages.ts';
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { locationAt } from '#engine/source-files/location.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { type ChallengeText, textsIn } from './challenge-texts.ts';

/** Sentences that the specification fixes, letter by letter (its section 8). */
const FIXED = [
  "Ce n'est pas encore ça.",
  "Entrez un mot de passe avant d'exécuter.",
  "Essaie d'ajouter une balise <script>.",
  "Regardez bien la page d'administration !",
  "Vous êtes connecté en tant qu'administrateur.",
  "N'est pas un répertoire",
];

/** After one of the words that French cuts; what quotes a name in a command or a program stands after others. */
const APOSTROPHE = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|(?:jus|lors|puis|quoi|pres|quel)?qu|aujourd)\\?'(?:\p{L}+|(?=…))/giu;
/** Of the web, of mail, or named alone; a pool may have [brackets] in it, which its reveal marks. */
const HOST =
  /(?:https?:\/\/|[\w.+-]+@)[\p{L}\d[\]-]+(?:\.[\p{L}\d[\]-]+)+|(?<![\p{L}\d.@[-])(?:[\p{L}\d-]+\.)+(?:com|eu|fr|info|io|net|org)(?![\p{L}\d-])/gu;
/** RFC 2606 and 6761; and public bodies, which are named as such. */
const NOBODYS_HOST = /\.(?:example|test|invalid|localhost|gouv\.fr)\.?$/;
const ADDRESS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g;
/** RFC 5737, and the machine itself. */
const NOBODYS_ADDRESS = /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.|^127\.0\.0\.1$/;
const TELEPHONE = /(?<![\p{L}\d])(?:0|\+33[ .\u00a0\u202f]?)[1-9](?:[ .\u00a0\u202f-]?\d\d){4}(?![\p{L}\d])/gu;
/** What ARCEP keeps for works of fiction. */
const NOBODYS_TELEPHONE = /^0(?:19900|26191|35301|46571|53649|63998)/;

/** A mark with the word that it belongs to; in tags, a new line is a space as well. */
const BREAK =
  /(?:\S*[\p{L}\p{N}»”’)\]%€….](?: |\n[ \t]*)|^ )(?:[!?»]+(?=$|[\s)…,.»])|[;:](?=$|[\s…,.]))|«(?: |\n[ \t]*)[^\s»]*(?: »)?/gu;
/** As a file shows them: nobody sees a no-break space. */
const WRITTEN = {
  tag: { '\u00a0': '&nbsp;', '\u202f': '&#8239;' },
  string: { '\u00a0': '\\u00a0', '\u202f': '\\u202f' },
} as const;

type Rule = readonly [met: RegExp, isNobodys: (met: string) => boolean, say: (say: Messages['texts'], met: string) => string];

const RULES: readonly Rule[] = [
  [APOSTROPHE, () => false, (say, met) => say.apostrophe(met.replace('\\', ''))],
  [HOST, (met) => NOBODYS_HOST.test(met.replace(/[[\]]/g, '')), (say, met) => say.host(met)],
  [ADDRESS, (met) => NOBODYS_ADDRESS.test(met), (say, met) => say.address(met)],
  [TELEPHONE, (met) => NOBODYS_TELEPHONE.test(met.replace('+33', '0').replace(/\D/g, '')), (say, met) => say.telephone(met)],
];

/** @param folder of a challenge, absolute */
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

/** Only of what reaches the screen as it stands: the frame mends the rest, or a terminal shows it as it was typed. */
function breaksIn(written: string, shown: ChallengeText['shown']) {
  if (!shown) return [];
  return [...written.matchAll(BREAK)].map(({ 0: met, index }) => {
    const said = met.replace(/\s+/g, ' ').replace(/…+/g, '…');
    const mended = frenchSpaces(said).replace(/[\u00a0\u202f]/g, (space) => Reflect.get(WRITTEN[shown], space));
    return { index, met, message: messages().texts.space(said.trim(), mended) };
  });
}

function mistakesIn({ written, at, shown }: ChallengeText) {
  const own = FIXED.reduce((text, sentence) => text.replaceAll(sentence, '…'.repeat(sentence.length)), written);
  const breaks = breaksIn(own, shown).map(({ index, met, message }) => ({
    at: at + index,
    length: met.split('\n')[0]?.length ?? 0,
    message,
  }));
  return [
    ...breaks,
    ...RULES.flatMap(([pattern, isNobodys, tell]) =>
      [...own.matchAll(pattern)]
        .filter(([met]) => !isNobodys(met))
        .map(({ 0: met, index }) => ({ at: at + index, length: met.length, message: tell(messages().texts, met) })),
    ),
  ];
}

/** What an attacker tries first. It only advises: the portal's rules know nothing of it. */

export type Finding = 'leaked' | 'company' | 'word' | 'name' | 'year' | 'sequence' | 'repetition';

const COMPANY = /brevelle|passerelle|maritime/g;
const WORDS =
  /motdepasse|mot de passe|password|passw|azerty|qwerty|bonjour|coucou|soleil|secret|admin|bienvenue|welcome|chouchou|doudou|loulou|jetaime|iloveyou|football|marseille|letmein|dragon|printemps|automne|hiver|janvier|fevrier|juillet|septembre|octobre|novembre|decembre/g;
/** First names that a list of employees is full of; shorter ones stand in too many words. */
const FIRST_NAMES =
  /camille|nathalie|isabelle|catherine|christine|sandrine|stephanie|celine|julien|nicolas|sebastien|christophe|philippe|laurent|stephane|frederic|patrick|thomas|antoine|alexandre|maxime|guillaume|francois|olivier|sophie|valerie|sylvie|aurelie|emilie|manon|chloe|pauline|martine|monique|michel|pierre|jerome|thierry|mathieu|matthieu|vincent|benoit|bertrand|gwenaelle|karim|mehdi|fatou|malik|solene|nadia/g;
/** Two words and no more, as names are written: « camille.durand1 », « CamilleDurand1 ». The first of them is the part that is guessed. */
const DOTTED_NAME = /^\p{L}{2,}(?=[._-]\p{L}{2,}\P{L}*$)/u;
const JOINED_NAME = /^\p{Lu}\p{Ll}+(?=\p{Lu}\p{Ll}+\P{L}*$)/u;
const YEARS = /(?:19|20)\d\d/g;
const RUNS = /(.)\1{2,}/g;
/** Written over again, « Bateau1!Bateau1! » or « abcabcabc »: what follows the first time. A short part stands twice in words such as « chercher ». */
const COPIES = /(?<short>.{2,4}?)\k<short>{2,}|(?<long>.{5,40})\k<long>+/g;
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', '98765432109', 'azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop'];
const LEET: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '@': 'a', '5': 's', $: 's', '€': 'e' };

export interface Prediction {
  readonly findings: readonly Finding[];
  /** Length in characters, each predictable part counted as one. */
  readonly unpredictable: number;
}

/** Reads a password as an attack tool does: without case, accents or look-alike characters. */
export function predict(password: string, leaked: string): Prediction {
  const characters = [...password.normalize('NFC')].map((character) => {
    const [base = character] = character.normalize('NFD').toLowerCase();
    // One unit a character, so that places in the text are places in the list: an emoji becomes a private sign of its own.
    return base.length === 1 ? base : String.fromCharCode(0xe000 + ((base.codePointAt(0) ?? 0) & 0xfff));
  });
  const plain = characters.join('');
  const disguised = characters.map((character) => LEET[character] ?? character).join('');
  const company = [...disguised.matchAll(COMPANY)];
  const word = [...disguised.matchAll(WORDS)];
  const full = plain.match(DOTTED_NAME) ?? password.normalize('NFC').match(JOINED_NAME);
  const parts = {
    company,
    word,
    name: full && company.length + word.length === 0 ? [{ index: 0, 0: full[0] }] : [...disguised.matchAll(FIRST_NAMES)],
    year: [...plain.matchAll(YEARS)],
    sequence: rowsIn(plain),
    repetition: [...plain.matchAll(RUNS), ...copiesIn(plain)],
  } as const;
  const all = Object.values(parts).flat();
  const covered = new Set(all.flatMap(({ index, 0: part }) => Array.from(part, (_, offset) => index + offset)));
  const kinds: readonly (keyof typeof parts)[] = ['company', 'word', 'name', 'year', 'sequence', 'repetition'];
  return {
    findings: [
      ...(password !== '' && plain === leaked.toLowerCase() ? (['leaked'] as const) : []),
      ...kinds.filter((kind) => parts[kind].length > 0),
    ],
    unpredictable: characters.filter((_, index) => !covered.has(index)).length + all.length,
  };
}

function copiesIn(text: string): { readonly index: number; readonly 0: string }[] {
  return [...text.matchAll(COPIES)].flatMap(({ index, 0: written, groups }) => {
    const first = groups?.['short'] ?? groups?.['long'] ?? '';
    // The same character over and over is a run.
    return new Set(first).size > 1 ? [{ index: index + first.length, 0: written.slice(first.length) }] : [];
  });
}

/** Stretches of four or more neighbours of the alphabet, the digits or a keyboard row. */
function rowsIn(text: string): { readonly index: number; readonly 0: string }[] {
  const found: { readonly index: number; readonly 0: string }[] = [];
  for (let index = 0; index < text.length; ) {
    let length = 0;
    while (index + length < text.length && ROWS.some((row) => row.includes(text.slice(index, index + length + 1)))) length += 1;
    if (length >= 4) found.push({ index, 0: text.slice(index, index + length) });
    index += length >= 4 ? length : 1;
  }
  return found;
}

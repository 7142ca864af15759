/** Messages about `manifest.json` and other JSON files. */
import { DESCRIPTIONS } from './descriptions.ts';
import { listed, meant } from './phrases.ts';

/** Causes of a JSON syntax error. */
const NOT_JSON = {
  en: {
    ends: 'the file ends before everything is closed',
    bracket: 'a comma, colon or bracket too many or too few, here or just before',
    comma: 'a comma or a colon is missing just before',
    quotes: 'JSON knows straight double quotation marks only',
    comment: 'JSON knows no comments',
    unquoted: 'a text needs quotation marks around it, and \\" for one inside',
    escape: 'a \\ inside a text is written \\\\',
    mark: 'a mark that has no place here',
    broken: 'a text ends on the line where it begins, and holds no tab. Write \\n for a new line',
  },
  fr: {
    ends: 'le fichier finit avant que tout soit fermé',
    bracket: 'une virgule, un deux-points ou un crochet en trop ou en moins, ici ou juste avant',
    comma: 'il manque une virgule ou un deux-points juste avant',
    quotes: 'JSON ne connaît que les guillemets droits "…"',
    comment: 'JSON ne connaît pas de commentaires',
    unquoted: 'un texte se met entre guillemets droits, et \\" pour un guillemet dedans',
    escape: 'un \\ dans un texte s’écrit \\\\',
    mark: 'un signe qui n’a rien à faire ici',
    broken: 'un texte finit sur la ligne où il commence, et ne contient pas de tabulation. Écrivez \\n pour aller à la ligne',
  },
};

const GIVEN = {
  null: { en: 'null', fr: 'null' },
  array: { en: 'a list', fr: 'une liste' },
  object: { en: 'an object', fr: 'un objet' },
};

/** Types of JSON Schema. */
const WANTED: Readonly<Record<string, { readonly en: string; readonly fr: string }>> = {
  string: { en: 'a text', fr: 'un texte' },
  number: { en: 'a number', fr: 'un nombre' },
  integer: { en: 'a whole number', fr: 'un nombre entier' },
  boolean: { en: 'true or false', fr: 'true ou false' },
  array: { en: 'a list [ ]', fr: 'une liste [ ]' },
  object: { en: 'an object { }', fr: 'un objet { }' },
};

/** Files that every challenge must have. */
const REQUIRED = {
  en: {
    'challenge.tsx': 'the scene: export default defineScene({ … })',
    'challenge.server.ts': 'the server part: export default defineChecker({ … })',
    'reveal.tsx': 'what shows once it is solved: export default defineReveal({ … })',
    'solve.ts': 'the proof that it can be solved: from the artifacts to a right answer',
    'walkthrough.ts': 'the same by keyboard alone, through the screen',
    'facilitator-notes.md': 'what a facilitator says and watches, under the headings of challenges/_form',
  },
  fr: {
    'challenge.tsx': 'la scène : export default defineScene({ … })',
    'challenge.server.ts': 'la partie serveur : export default defineChecker({ … })',
    'reveal.tsx': 'ce qui se montre après la réussite : export default defineReveal({ … })',
    'solve.ts': 'la preuve qu’on peut le résoudre : des artefacts à une bonne réponse',
    'walkthrough.ts': 'la même au clavier seul, à travers l’écran',
    'facilitator-notes.md': 'ce que l’on dit et surveille en animant, sous les titres de challenges/_form',
  },
};

export type NotJson = keyof typeof NOT_JSON.en;
export type RequiredFile = keyof typeof REQUIRED.en;
/** Actual type of a value that should have another; 'value' is a number, true or false. */
export type Given = keyof typeof GIVEN | 'string' | 'value';

const ENGLISH = {
  /** Translates a description of the schema. */
  described: (description: string) => description,

  notJson: (cause: NotJson) => `not valid JSON: ${NOT_JSON.en[cause]}`,
  twice: (name: string, line: number) => `field "${name}" is given twice; the first is on line ${line}. Keep one`,

  /** How a field is named: `"hints[0].title"`, or the file as a whole. */
  field: (path: string) => (path === '' ? 'the file' : `"${path}"`),
  unknownField: (name: string, near: string | undefined, allowed: readonly string[]) =>
    `unknown field "${name}". ${near === undefined ? `Allowed here: ${allowed.join(', ')}` : `Did you mean "${near}"?`}`,
  missingField: (name: string, description: string) => `missing field "${name}"${description && `: ${description}`}`,
  noneOf: (field: string, value: string, near: string | undefined, allowed: readonly string[]) =>
    `${field} cannot be ${value}.${meant.en(near)} Allowed: ${listed.en(allowed)}`,
  wrongKind: (field: string, wanted: string, given: Given, value: string) =>
    `${field} must be ${WANTED[wanted]?.en ?? wanted}, not ${given === 'value' ? value : given === 'string' ? `the text ${value}` : GIVEN[given].en}`,
  empty: (field: string) => `${field} must not be empty`,
  blank: (field: string) => `${field} must not be blank`,
  tooLong: (field: string, length: number, limit: number) => `${field} has ${length} characters; at most ${limit} are allowed`,
  pattern: (field: string, value: string, near: string | undefined, description: string) =>
    `${field} cannot be ${value}.${meant.en(near)} ${description}`,
  atLeast: (field: string, limit: number, value: string) => `${field} must be at least ${limit}, not ${value}`,
  atMost: (field: string, limit: number, value: string) => `${field} must be at most ${limit}, not ${value}`,
  decimals: (field: string, value: string) => `${field} has more than two decimals: ${value}`,
  tooFew: (field: string, limit: number) => `${field} needs at least ${limit} ${limit === 1 ? 'entry' : 'entries'}`,
  tooMany: (field: string, limit: number) => `${field} has more than ${limit} entries`,
  sameEntries: (field: string, first: number, second: number) =>
    `${field} has the same entry twice (entries ${first} and ${second})`,
  otherwise: (field: string, said: string) => `${field} ${said}`,

  twoCompanies: (file: string, company: string) =>
    `"{company}" may be a company of one’s own, and ${file} shows the story’s: players would read of two. Write ${company}`,
  noManifest: 'the folder has no manifest.json. Copy one from challenges/_form, or begin the name of the folder with _',
  keyIsNotFolder: (key: string, folder: string) =>
    `"key" is "${key}" but the folder is "${folder}". Rename one of them: they are the same name`,
  reserved: (path: string, instead: string) => `"path" ${path} is an address of the site itself. Take another, e.g. ${instead}`,
  clash: (field: string, value: string, other: string) =>
    `"${field}" ${value} is the ${field} of ${other} too. Give each its own`,
  floorAboveBase: (floor: number, base: number) =>
    `"scoring.floor" (${floor}) is above "scoring.base" (${base}). Lower the floor to at most ${base}`,
  stepTooLarge: (step: number, base: number, floor: number, most: number) =>
    `"scoring.hintStep" (${step}): one hint alone would take the award under its floor (${base} − ${step} < ${floor}). Lower the step to at most ${most}, or the floor`,
  answerIsNone: (answer: number, last: number) =>
    `"retrieval.answer" (${answer}) is none of the options, counted from 0. Give one from 0 to ${last}`,
  plainHints: (plain: number, hints: number) =>
    `"plain.hints" has ${plain} texts for ${hints} hints. Write one for each, in their order`,
  emptyReference: (title: string) =>
    `"${title}" does not say what one finds there. Write the title that the page or guide has, e.g. "Mots de passe : recommandations pour maîtriser sa sécurité"`,
  sameReference: (first: number, second: number) =>
    `"debrief.references" leads to the same place twice (entries ${first} and ${second}). Keep one`,
  shortened: (host: string) => `${host} hides where it leads. Write the address that one arrives at`,
  notOfficial: (host: string, near: string | undefined, allowed: readonly string[]) =>
    `${host} is none of the official sources.${meant.en(near)} Allowed: addresses of ${allowed.join(', ')}, or the title alone, without "url"`,
  noPage: (component: string, near: string | undefined) =>
    `the folder has no ${component}.${meant.en(near)} Add it: export default definePage({ … })`,
  samePage: (slug: string) => `two pages have the slug "${slug}". Give each its own`,
  noPicture: (file: string, near: string | undefined) => `the folder has no picture ${file}.${meant.en(near)}`,
  noAlternative: (file: string) =>
    `the picture ${file} has no text alternative. Add { "file": "${file}", "alt": "…" } to "images"`,
  oddPicture: (file: string) =>
    `the picture ${file} cannot be listed under this name. Save it as .avif, .webp, .png or .svg, named with a to z, 0 to 9 and hyphens, then add it to "images" with its "alt"`,
  noFile: (file: RequiredFile) => `the folder has no ${file}. Add it: ${REQUIRED.en[file]}`,
};

const FRENCH: typeof ENGLISH = {
  described: (description) => DESCRIPTIONS[description] ?? description,

  notJson: (cause) => `ce n’est pas du JSON : ${NOT_JSON.fr[cause]}`,
  twice: (name, line) => `le champ « ${name} » est donné deux fois ; le premier est ligne ${line}. N’en gardez qu’un`,

  field: (path) => (path === '' ? 'le fichier' : `« ${path} »`),
  unknownField: (name, near, allowed) =>
    `champ inconnu « ${name} ». ${near === undefined ? `Sont permis ici : ${allowed.join(', ')}` : `Vouliez-vous dire « ${near} » ?`}`,
  missingField: (name, description) => `il manque le champ « ${name} »${description && ` : ${description}`}`,
  noneOf: (field, value, near, allowed) =>
    `${field} ne peut pas être ${value}.${meant.fr(near)} Sont permis : ${listed.fr(allowed)}`,
  wrongKind: (field, wanted, given, value) =>
    `${field} doit être ${WANTED[wanted]?.fr ?? wanted}, non ${given === 'value' ? value : given === 'string' ? `le texte ${value}` : GIVEN[given].fr}`,
  empty: (field) => `${field} ne doit pas être vide`,
  blank: (field) => `${field} ne doit pas être fait que de blancs`,
  tooLong: (field, length, limit) => `${field} a ${length} caractères ; ${limit} au plus sont permis`,
  pattern: (field, value, near, description) => `${field} ne peut pas être ${value}.${meant.fr(near)} ${description}`,
  atLeast: (field, limit, value) => `${field} doit être d’au moins ${limit}, non ${value}`,
  atMost: (field, limit, value) => `${field} doit être d’au plus ${limit}, non ${value}`,
  decimals: (field, value) => `${field} a plus de deux décimales : ${value}`,
  tooFew: (field, limit) => `${field} demande au moins ${limit} ${limit === 1 ? 'entrée' : 'entrées'}`,
  tooMany: (field, limit) => `${field} a plus de ${limit} entrées`,
  sameEntries: (field, first, second) => `${field} a deux fois la même entrée (entrées ${first} et ${second})`,
  otherwise: (field, said) => `${field} ${said}`,

  twoCompanies: (file, company) =>
    `« {company} » peut être l’entreprise des joueurs, et ${file} montre celle de l’histoire : on en lirait deux. Écrivez ${company}`,
  noManifest: 'le dossier n’a pas de manifest.json. Copiez celui de challenges/_form, ou commencez le nom du dossier par _',
  keyIsNotFolder: (key, folder) =>
    `« key » est « ${key} », mais le dossier est « ${folder} ». Renommez l’un des deux : c’est le même nom`,
  reserved: (path, instead) => `« path » ${path} est une adresse du site lui-même. Prenez-en une autre, par exemple ${instead}`,
  clash: (field, value, other) => `« ${field} » ${value} est aussi celui de ${other}. Donnez à chacun le sien`,
  floorAboveBase: (floor, base) =>
    `« scoring.floor » (${floor}) dépasse « scoring.base » (${base}). Abaissez le plancher à ${base} au plus`,
  stepTooLarge: (step, base, floor, most) =>
    `« scoring.hintStep » (${step}) : un seul indice ferait passer le gain sous son plancher (${base} − ${step} < ${floor}). Abaissez le pas à ${most} au plus, ou le plancher`,
  answerIsNone: (answer, last) =>
    `« retrieval.answer » (${answer}) n’est aucune des options, comptées à partir de 0. Donnez-en une de 0 à ${last}`,
  plainHints: (plain, hints) =>
    `« plain.hints » a ${plain} textes pour ${hints} indices. Écrivez-en un pour chacun, dans leur ordre`,
  emptyReference: (title) =>
    `« ${title} » ne dit pas ce que l’on y trouve. Écrivez le titre que porte la page ou le guide, par exemple « Mots de passe : recommandations pour maîtriser sa sécurité »`,
  sameReference: (first, second) =>
    `« debrief.references » mène deux fois au même endroit (entrées ${first} et ${second}). N’en gardez qu’une`,
  shortened: (host) => `${host} cache où il mène. Écrivez l’adresse à laquelle on arrive`,
  notOfficial: (host, near, allowed) =>
    `${host} n’est pas une source officielle.${meant.fr(near)} Sont permises : les adresses de ${allowed.join(', ')}, ou le titre seul, sans « url »`,
  noPage: (component, near) =>
    `le dossier n’a pas de ${component}.${meant.fr(near)} Ajoutez-le : export default definePage({ … })`,
  samePage: (slug) => `deux pages ont le slug « ${slug} ». Donnez à chacune le sien`,
  noPicture: (file, near) => `le dossier n’a pas d’image ${file}.${meant.fr(near)}`,
  noAlternative: (file) =>
    `l’image ${file} n’a pas de texte de remplacement. Ajoutez { "file": "${file}", "alt": "…" } à « images »`,
  oddPicture: (file) =>
    `l’image ${file} ne peut pas figurer sous ce nom. Enregistrez-la en .avif, .webp, .png ou .svg, nommée avec a à z, 0 à 9 et des tirets, puis ajoutez-la à « images » avec son « alt »`,
  noFile: (file) => `le dossier n’a pas de ${file}. Ajoutez-le : ${REQUIRED.fr[file]}`,
};

export const MANIFEST = { en: ENGLISH, fr: FRENCH };

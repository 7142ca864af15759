/** De `manifest.json` et des autres fichiers JSON. */
import type { MANIFEST as ENGLISH, Given, NotJson, RequiredFile } from '#engine/author-tools/messages/english/manifest.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { listed, meant } from './phrases.ts';

export const MANIFEST: typeof ENGLISH = {
  described: (description) => DESCRIPTIONS[description] ?? description,

  notJson: (cause) => `ce n’est pas du JSON : ${NOT_JSON[cause]}`,
  twice: (name, line) => `le champ « ${name} » est donné deux fois ; le premier est ligne ${line}. N’en gardez qu’un`,

  field: (path) => (path === '' ? 'le fichier' : `« ${path} »`),
  unknownField: (name, near, allowed) =>
    `champ inconnu « ${name} ». ${near === undefined ? `Sont permis ici : ${allowed.join(', ')}` : `Vouliez-vous dire « ${near} » ?`}`,
  missingField: (name, description) => `il manque le champ « ${name} »${description && ` : ${description}`}`,
  noneOf: (field, value, near, allowed) => `${field} ne peut pas être ${value}.${meant(near)} Sont permis : ${listed(allowed)}`,
  wrongKind: (field, wanted, given, value) =>
    `${field} doit être ${WANTED[wanted] ?? wanted}, non ${given === 'value' ? value : given === 'string' ? `le texte ${value}` : GIVEN[given]}`,
  empty: (field) => `${field} ne doit pas être vide`,
  blank: (field) => `${field} ne doit pas être fait que de blancs`,
  tooLong: (field, length, limit) => `${field} a ${length} caractères ; ${limit} au plus sont permis`,
  pattern: (field, value, near, description) => `${field} ne peut pas être ${value}.${meant(near)} ${description}`,
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
    `${host} n’est pas une source officielle.${meant(near)} Sont permises : les adresses de ${allowed.join(', ')}, ou le titre seul, sans « url »`,
  noPage: (component, near) => `le dossier n’a pas de ${component}.${meant(near)} Ajoutez-le : export default definePage({ … })`,
  samePage: (slug) => `deux pages ont le slug « ${slug} ». Donnez à chacune le sien`,
  noPicture: (file, near) => `le dossier n’a pas d’image ${file}.${meant(near)}`,
  noAlternative: (file) =>
    `l’image ${file} n’a pas de texte de remplacement. Ajoutez { "file": "${file}", "alt": "…" } à « images »`,
  oddPicture: (file) =>
    `l’image ${file} ne peut pas figurer sous ce nom. Enregistrez-la en .avif, .webp, .png ou .svg, nommée avec a à z, 0 à 9 et des tirets, puis ajoutez-la à « images » avec son « alt »`,
  noFile: (file) => `le dossier n’a pas de ${file}. Ajoutez-le : ${REQUIRED[file]}`,
};

const NOT_JSON: Readonly<Record<NotJson, string>> = {
  ends: 'le fichier finit avant que tout soit fermé',
  bracket: 'une virgule, un deux-points ou un crochet en trop ou en moins, ici ou juste avant',
  comma: 'il manque une virgule ou un deux-points juste avant',
  quotes: 'JSON ne connaît que les guillemets droits "…"',
  comment: 'JSON ne connaît pas de commentaires',
  unquoted: 'un texte se met entre guillemets droits, et \\" pour un guillemet dedans',
  mark: 'un signe qui n’a rien à faire ici',
  broken: 'un texte finit sur la ligne où il commence, et ne contient pas de tabulation. Écrivez \\n pour aller à la ligne',
};

const GIVEN: Readonly<Record<Exclude<Given, 'value' | 'string'>, string>> = {
  null: 'null',
  array: 'une liste',
  object: 'un objet',
};

const WANTED: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  integer: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste [ ]',
  object: 'un objet { }',
};

const REQUIRED: Readonly<Record<RequiredFile, string>> = {
  'challenge.tsx': 'la scène : export default defineScene({ … })',
  'challenge.server.ts': 'la partie serveur : export default defineChecker({ … })',
  'reveal.tsx': 'ce qui se montre après la réussite : export default defineReveal({ … })',
  'solve.ts': 'la preuve qu’on peut le résoudre : des artefacts à une bonne réponse',
  'walkthrough.ts': 'la même au clavier seul, à travers l’écran',
  'facilitator-notes.md': 'ce que l’on dit et surveille en animant, sous les titres de challenges/_form',
};

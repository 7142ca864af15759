/** Messages about TypeScript files, images and imports. */
import { listed, meant } from './phrases.ts';

/** Roles of the files of a challenge, which follow from their names. */
const WHO = {
  scene: { en: 'a scene', fr: 'une scène' },
  server: { en: 'a server part or a solve.ts', fr: 'une partie serveur ou un solve.ts' },
  walkthrough: { en: 'a walkthrough', fr: 'un walkthrough' },
  test: { en: 'a test', fr: 'un test' },
  stories: { en: 'a stories file', fr: 'un fichier de stories' },
};

/** What a default export is instead of the expected part. */
const MADE = {
  component: { en: 'a bare component', fr: 'un composant nu' },
  object: { en: 'a bare object', fr: 'un objet nu' },
  noFunction: { en: 'no function', fr: 'autre chose qu’une fonction' },
  value: { en: 'something else', fr: 'autre chose' },
};

export type Role = keyof typeof WHO;
export type Made = keyof typeof MADE;

/** @param names null if they are too many to be listed */
const exporting = {
  en: (names: readonly string[] | null) =>
    names === null ? ' docs/authoring.md says what it has' : ` It exports: ${names.join(', ') || 'nothing'}`,
  fr: (names: readonly string[] | null) =>
    names === null ? ' docs/authoring.md dit ce qu’il y a' : ` Il exporte : ${names.join(', ') || 'rien'}`,
};

const ENGLISH = {
  unreadable: (said: string) => `is not TypeScript that can be read: ${said}`,

  forbiddenImport: (role: Role, specifier: string, cure: string, allowed: readonly string[]) =>
    `${WHO[role].en} cannot import "${specifier}". ${cure} Allowed: ${listed.en(allowed)} and files of its own folder ("./…")`,
  /** Remedies for a forbidden import, each a sentence. */
  throughDoor: (name: string, door: string) => `Take ${name} from "${door}".`,
  throughNoDoor: (name: string, near: string | undefined) => `No door has ${name}.${meant.en(near)}`,
  wholeEngine: 'The engine is reached through its doors, by name.',
  otherDoor: (role: Role) => `That door is not for ${WHO[role].en}.`,
  ofNode: 'It runs in a browser, which has no files and no network: what it needs comes as artifacts from challenge.server.ts.',
  ofNodeInServer: 'A server part is pure: no files, no network, no clock, no randomness but its variant.',
  ofNodeInPack: 'A test of a pack asks nothing of the machine on which somebody checks it.',
  otherFolder: 'That is outside of this folder, and may change or go without it. Copy what you need into the folder.',
  fromAddress: 'Nothing is fetched from elsewhere while somebody plays. Keep a copy in the folder.',
  otherPackage: (near: string | undefined) => `A challenge brings no package along.${meant.en(near)}`,
  serverPart:
    'That is a server part, which no browser may see. What the scene needs from it comes as artifacts, or as the output of an attempt.',
  keptBack: 'No browser may see that file. What the scene needs comes as artifacts from challenge.server.ts.',
  drawing: 'It draws, and the server does not. Put what both need into a file of its own.',

  noSuchFile: (specifier: string, near: string | undefined) => `the folder has no file "${specifier}".${meant.en(near)}`,
  noSuchName: (name: string, from: string, near: string | undefined, names: readonly string[] | null) =>
    `"${from}" exports no ${name}.${near === undefined ? exporting.en(names) : meant.en(near)}`,
  workedOut: 'an import that is worked out as it runs may take in anything. Write the file, as in import("./map.tsx")',
  glob: 'import.meta.glob may take in whole folders, server parts too. Import each file by its name',

  noDefault: (write: string) => `has no default export. Write: ${write}`,
  named: (name: string, write: string) =>
    `${name} is exported by its name, where the default export is looked for. Write: ${write}`,
  otherPart: (found: string, ofFile: string, write: string) =>
    `${found} makes the default export of ${ofFile}. Write here: ${write}`,
  notMade: (what: Made, write: string) => `its default export is ${MADE[what].en}. Write: ${write}`,
  notImported: (name: string, door: string) => `${name} is not imported. Add: import { ${name} } from '${door}';`,
  unknownMaker: (name: string, maker: string) => `${name} makes no part of a challenge. Did you mean "${maker}"?`,
  noField: (maker: string, field: string, what: string) => `${maker} has no "${field}". Add ${what}`,
  unknownField: (maker: string, field: string, near: string | undefined, allowed: readonly string[]) =>
    `${maker} knows no "${field}".${meant.en(near)} Allowed: ${listed.en(allowed)}`,
  /** Descriptions of required fields, for `noField`. */
  fields: {
    Scene: 'the component that the player sees: Scene: MyScene',
    messages: "one message for each verdict: messages: { correct: { tone: 'success', text: '…' }, incorrect: { … } }",
    Page: 'the component of the page: Page: MyPage',
    Reveal: 'the component that shows what really happened: Reveal: MyReveal',
    secrets: 'what each participant must find: secrets: (variant) => ({ … })',
    artifacts: 'what the scene may show: artifacts: (secrets) => ({ … })',
    check: 'the judge of an answer: check: (answer, secrets) => correct()',
  },
  noWrong: "exports no wrong. Add a plausible answer that counts as a failed attempt: export const wrong = '…';",
  noLazy:
    'exports no lazy, which "act": "safe" of the manifest asks for. Add how those answer who never read: export const lazy = { refuse, accept };',
  noStory: 'has no story. Write: export const Name = meta.story(practiceStory({ manifest, checker, scene }, { … }));',

  twiceInPool: (field: string | undefined, value: string, line: number) =>
    `${field === undefined ? '' : `${field} `}"${value}" stands on line ${line} already: a player might meet it twice. Write another, or take one away`,

  noCorrect: "there is no message for the verdict 'correct'. Add: correct: { tone: 'success', text: '… {points}' }",
  nullCorrect: 'whoever has solved it is told so: "correct" cannot be null',
  nullFailed: (verdict: string) =>
    `'${verdict}' is a failed attempt, and whoever made it is told so: it cannot be null. Add { tone: 'danger', text: '…' }`,
  noMessage: (verdict: string, place: string, near: string | undefined, failed: boolean) =>
    `there is no message for the verdict '${verdict}' of ${place}.${near === undefined ? '' : ` Is "${near}" meant for it?`} Add one${failed ? '' : `, or ${verdict.includes('-') ? `'${verdict}'` : verdict}: null where it says nothing`}`,
  unknownMessage: (word: string, near: string | undefined, verdicts: readonly string[]) =>
    `no answer has the verdict '${word}': nobody reads this message.${meant.en(near)} Verdicts of challenge.server.ts: ${listed.en(verdicts)}`,
  unknownTone: (tone: string, near: string | undefined, tones: readonly string[]) =>
    `there is no tone "${tone}".${meant.en(near)} Allowed: ${listed.en(tones)}`,

  atLoad: (name: string) =>
    `${name} is used while the file loads, where there may be no browser yet, and nobody plays. Move it into the component: useEffect(() => { … }, [])`,
  network: (name: string) =>
    `${name}: a scene asks nothing of a network. What it shows comes as artifacts, what it does goes through useAttempt()`,
  remote: (address: string) =>
    `${address} would be fetched from elsewhere while somebody plays. Keep a copy in the folder, or draw it`,
  rawHtml: (name: string) =>
    `${name} takes a text for code of the page. Write elements: <p>{text}</p>; <Marked text={…} /> for a text with marked words`,
  evaluated: (name: string) => `${name} runs a text as code, which pages of the site refuse. Write what it would do`,
  styleTag: 'a <style> holds for the whole site. Write classes in a *.module.css and import it',
  scriptTag: 'a <script> is never run by a page that is drawn. Write what it would do in the component',
  noSize: (missing: readonly string[]) =>
    `the picture has no ${missing.join(' and no ')}: the page would jump when it comes. Add ${missing.map((name) => `${name}={…}`).join(' ')}, in its own pixels`,
  impure: (name: string) =>
    `${name}: a server part is pure, so that a reload shows the same. Draw from variant in secrets(variant), and hand it on`,
};

const FRENCH: typeof ENGLISH = {
  unreadable: (said) => `n’est pas du TypeScript lisible : ${said}`,

  forbiddenImport: (role, specifier, cure, allowed) =>
    `${WHO[role].fr} ne peut pas importer « ${specifier} ». ${cure} Sont permis : ${listed.fr(allowed)} et les fichiers de son dossier (« ./… »)`,
  throughDoor: (name, door) => `Prenez ${name} dans « ${door} ».`,
  throughNoDoor: (name, near) => `Aucune porte ne donne ${name}.${meant.fr(near)}`,
  wholeEngine: 'On entre dans le moteur par ses portes, nom par nom.',
  otherDoor: (role) => `Cette porte n’est pas pour ${WHO[role].fr}.`,
  ofNode:
    'Elle tourne dans un navigateur, sans fichiers ni réseau : ce qu’il lui faut arrive par les artefacts de challenge.server.ts.',
  ofNodeInServer: 'Une partie serveur est pure : ni fichiers, ni réseau, ni horloge, ni hasard hors de sa variante.',
  ofNodeInPack: 'Un test de pack ne demande rien à la machine sur laquelle on le vérifie.',
  otherFolder: 'C’est hors de ce dossier, et peut changer ou partir sans lui. Copiez dans le dossier ce qu’il vous faut.',
  fromAddress: 'Rien n’est demandé ailleurs pendant une partie. Gardez-en une copie dans le dossier.',
  otherPackage: (near) => `Un défi n’apporte pas de paquet avec lui.${meant.fr(near)}`,
  serverPart:
    'C’est une partie serveur, qu’aucun navigateur ne doit voir. Ce qu’il en faut à la scène arrive par les artefacts, ou par la sortie d’un essai.',
  keptBack: 'Aucun navigateur ne doit voir ce fichier. Ce qu’il faut à la scène arrive par les artefacts de challenge.server.ts.',
  drawing: 'Ce fichier dessine, et le serveur ne dessine pas. Mettez dans un fichier à part ce qui sert aux deux.',

  noSuchFile: (specifier, near) => `le dossier n’a pas de fichier « ${specifier} ».${meant.fr(near)}`,
  noSuchName: (name, from, near, names) =>
    `« ${from} » n’exporte pas ${name}.${near === undefined ? exporting.fr(names) : meant.fr(near)}`,
  workedOut: 'un import calculé pendant l’exécution peut tout ramener. Écrivez le fichier, comme dans import("./map.tsx")',
  glob: 'import.meta.glob peut ramener des dossiers entiers, parties serveur comprises. Importez chaque fichier par son nom',

  noDefault: (write) => `n’a pas d’export par défaut. Écrivez : ${write}`,
  named: (name, write) => `${name} est exporté par son nom, là où l’on attend l’export par défaut. Écrivez : ${write}`,
  otherPart: (found, ofFile, write) => `${found} fait l’export par défaut de ${ofFile}. Écrivez ici : ${write}`,
  notMade: (what, write) => `son export par défaut est ${MADE[what].fr}. Écrivez : ${write}`,
  notImported: (name, door) => `${name} n’est pas importé. Ajoutez : import { ${name} } from '${door}';`,
  unknownMaker: (name, maker) => `${name} ne fait aucune partie d’un défi. Vouliez-vous dire « ${maker} » ?`,
  noField: (maker, field, what) => `${maker} n’a pas de « ${field} ». Ajoutez ${what}`,
  unknownField: (maker, field, near, allowed) =>
    `${maker} ne connaît pas « ${field} ».${meant.fr(near)} Sont permis : ${listed.fr(allowed)}`,
  fields: {
    Scene: 'le composant que l’on voit : Scene: MyScene',
    messages: "un message par verdict : messages: { correct: { tone: 'success', text: '…' }, incorrect: { … } }",
    Page: 'le composant de la page : Page: MyPage',
    Reveal: 'le composant qui montre ce qui s’est passé : Reveal: MyReveal',
    secrets: 'ce que chaque personne doit trouver : secrets: (variant) => ({ … })',
    artifacts: 'ce que la scène peut montrer : artifacts: (secrets) => ({ … })',
    check: 'le juge d’une réponse : check: (answer, secrets) => correct()',
  },
  noWrong: "n’exporte pas wrong. Ajoutez une réponse plausible qui compte comme un essai manqué : export const wrong = '…';",
  noLazy:
    'n’exporte pas lazy, que demande « "act": "safe" » du manifeste. Ajoutez comment répond qui ne lit pas : export const lazy = { refuse, accept };',
  noStory: 'n’a aucune story. Écrivez : export const Name = meta.story(practiceStory({ manifest, checker, scene }, { … }));',

  twiceInPool: (field, value, line) =>
    `${field === undefined ? '' : `${field} `}« ${value} » est déjà ligne ${line} : on pourrait le rencontrer deux fois. Écrivez-en un autre, ou enlevez-en un`,

  noCorrect: "il n’y a pas de message pour le verdict 'correct'. Ajoutez : correct: { tone: 'success', text: '… {points}' }",
  nullCorrect: 'on dit toujours la réussite : « correct » ne peut pas être null',
  nullFailed: (verdict) =>
    `'${verdict}' est un essai manqué, et on le dit toujours : ce ne peut pas être null. Ajoutez { tone: 'danger', text: '…' }`,
  noMessage: (verdict, place, near, failed) =>
    `il n’y a pas de message pour le verdict '${verdict}' de ${place}.${near === undefined ? '' : ` Est-ce « ${near} » ?`} Ajoutez-en un${failed ? '' : `, ou ${verdict.includes('-') ? `'${verdict}'` : verdict}: null s’il ne dit rien`}`,
  unknownMessage: (word, near, verdicts) =>
    `aucune réponse n’a le verdict '${word}' : personne ne lira ce message.${meant.fr(near)} Verdicts de challenge.server.ts : ${listed.fr(verdicts)}`,
  unknownTone: (tone, near, tones) => `il n’y a pas de ton « ${tone} ».${meant.fr(near)} Sont permis : ${listed.fr(tones)}`,

  atLoad: (name) =>
    `${name} sert dès le chargement du fichier, quand il n’y a peut-être pas de navigateur et que personne ne joue. Mettez-le dans le composant : useEffect(() => { … }, [])`,
  network: (name) =>
    `${name} : une scène ne demande rien à un réseau. Ce qu’elle montre arrive par les artefacts, ce qu’elle fait passe par useAttempt()`,
  remote: (address) =>
    `${address} serait demandé ailleurs pendant une partie. Gardez-en une copie dans le dossier, ou dessinez-le`,
  rawHtml: (name) =>
    `${name} prend un texte pour du code de la page. Écrivez des éléments : <p>{text}</p>, ou <Marked text={…} /> pour un texte aux mots marqués`,
  evaluated: (name) => `${name} exécute un texte comme du code, ce que refusent les pages du site. Écrivez ce qu’il ferait`,
  styleTag: 'un <style> vaut pour tout le site. Écrivez des classes dans un *.module.css et importez-le',
  scriptTag: 'un <script> n’est jamais exécuté dans une page dessinée. Écrivez dans le composant ce qu’il ferait',
  noSize: (missing) =>
    `l’image n’a pas de ${missing.join(' ni de ')} : la page sauterait à son arrivée. Ajoutez ${missing.map((name) => `${name}={…}`).join(' ')}, en pixels de l’image`,
  impure: (name) =>
    `${name} : une partie serveur est pure, pour qu’un rechargement montre la même chose. Tirez de variant dans secrets(variant), et transmettez`,
};

export const CODE = { en: ENGLISH, fr: FRENCH };

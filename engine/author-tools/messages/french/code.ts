/** Du TypeScript, des images et des imports. */
import type { CODE as ENGLISH, Made, Role } from '#engine/author-tools/messages/english/code.ts';
import { listed, meant } from './phrases.ts';

const WHO: Readonly<Record<Role, string>> = {
  scene: 'une scène',
  server: 'une partie serveur ou un solve.ts',
  walkthrough: 'un walkthrough',
  test: 'un test',
  stories: 'un fichier de stories',
};

const exporting = (names: readonly string[] | null) =>
  names === null ? ' docs/authoring.md dit ce qu’il y a' : ` Il exporte : ${names.join(', ') || 'rien'}`;

export const CODE: typeof ENGLISH = {
  unreadable: (said) => `n’est pas du TypeScript lisible : ${said}`,

  forbiddenImport: (role, specifier, cure, allowed) =>
    `${WHO[role]} ne peut pas importer « ${specifier} ». ${cure} Sont permis : ${listed(allowed)} et les fichiers de son dossier (« ./… »)`,
  throughDoor: (name, door) => `Prenez ${name} dans « ${door} ».`,
  throughNoDoor: (name, near) => `Aucune porte ne donne ${name}.${meant(near)}`,
  wholeEngine: 'On entre dans le moteur par ses portes, nom par nom.',
  otherDoor: (role) => `Cette porte n’est pas pour ${WHO[role]}.`,
  ofNode:
    'Elle tourne dans un navigateur, sans fichiers ni réseau : ce qu’il lui faut arrive par les artefacts de challenge.server.ts.',
  ofNodeInServer: 'Une partie serveur est pure : ni fichiers, ni réseau, ni horloge, ni hasard hors de sa variante.',
  ofNodeInPack: 'Un test de pack ne demande rien à la machine sur laquelle on le vérifie.',
  otherFolder: 'C’est hors de ce dossier, et peut changer ou partir sans lui. Copiez dans le dossier ce qu’il vous faut.',
  fromAddress: 'Rien n’est demandé ailleurs pendant une partie. Gardez-en une copie dans le dossier.',
  otherPackage: (near) => `Un défi n’apporte pas de paquet avec lui.${meant(near)}`,
  serverPart:
    'C’est une partie serveur, qu’aucun navigateur ne doit voir. Ce qu’il en faut à la scène arrive par les artefacts, ou par la sortie d’un essai.',
  keptBack: 'Aucun navigateur ne doit voir ce fichier. Ce qu’il faut à la scène arrive par les artefacts de challenge.server.ts.',
  drawing: 'Ce fichier dessine, et le serveur ne dessine pas. Mettez dans un fichier à part ce qui sert aux deux.',

  noSuchFile: (specifier, near) => `le dossier n’a pas de fichier « ${specifier} ».${meant(near)}`,
  noSuchName: (name, from, near, names) =>
    `« ${from} » n’exporte pas ${name}.${near === undefined ? exporting(names) : meant(near)}`,
  workedOut: 'un import calculé pendant l’exécution peut tout ramener. Écrivez le fichier, comme dans import("./map.tsx")',
  glob: 'import.meta.glob peut ramener des dossiers entiers, parties serveur comprises. Importez chaque fichier par son nom',

  noDefault: (write) => `n’a pas d’export par défaut. Écrivez : ${write}`,
  named: (name, write) => `${name} est exporté par son nom, là où l’on attend l’export par défaut. Écrivez : ${write}`,
  otherPart: (found, ofFile, write) => `${found} fait l’export par défaut de ${ofFile}. Écrivez ici : ${write}`,
  notMade: (what, write) => `son export par défaut est ${MADE[what]}. Écrivez : ${write}`,
  notImported: (name, door) => `${name} n’est pas importé. Ajoutez : import { ${name} } from '${door}';`,
  unknownMaker: (name, maker) => `${name} ne fait aucune partie d’un défi. Vouliez-vous dire « ${maker} » ?`,
  noField: (maker, field, what) => `${maker} n’a pas de « ${field} ». Ajoutez ${what}`,
  unknownField: (maker, field, near, allowed) =>
    `${maker} ne connaît pas « ${field} ».${meant(near)} Sont permis : ${listed(allowed)}`,
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
    `aucune réponse n’a le verdict '${word}' : personne ne lira ce message.${meant(near)} Verdicts de challenge.server.ts : ${listed(verdicts)}`,
  unknownTone: (tone, near, tones) => `il n’y a pas de ton « ${tone} ».${meant(near)} Sont permis : ${listed(tones)}`,

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

const MADE: Readonly<Record<Made, string>> = {
  component: 'un composant nu',
  object: 'un objet nu',
  noFunction: 'autre chose qu’une fonction',
  value: 'autre chose',
};

/** Mistakes that authors make, each as one small change of a valid folder: a copy of `challenges/_form`, named `sample`. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Folder {
  /** Replaces the first occurrence in a file. @throws if the file has none */
  edit(file: string, from: string | RegExp, to: string): void;
  write(file: string, content: string | Buffer): void;
  remove(file: string): void;
  encode(file: string, encoding: 'latin1' | 'utf16le'): void;
  /** Adds a second folder, whose manifest has the same path. */
  twin(): void;
}

/** @param sample absolute */
export function folderAt(sample: string): Folder {
  const read = (file: string) => readFileSync(join(sample, file), 'utf8');
  const write = (file: string, content: string | Buffer) => writeFileSync(join(sample, file), content);
  return {
    edit(file, from, to) {
      const before = read(file);
      const after = before.replace(from, () => to);
      if (after === before) throw new Error(`${file} has no ${from}`);
      write(file, after);
    },
    write,
    remove: (file) => rmSync(join(sample, file)),
    encode: (file, encoding) => write(file, Buffer.from(`${encoding === 'utf16le' ? '\ufeff' : ''}${read(file)}`, encoding)),
    twin() {
      const twin = join(sample, '../twin');
      mkdirSync(twin);
      cpSync(sample, twin, { recursive: true });
      writeFileSync(join(twin, 'manifest.json'), read('manifest.json').replace('"sample"', '"twin"'));
    },
  };
}

type Change = (folder: Folder) => void;
type Mistakes = Readonly<Record<string, Change>>;

const manifest =
  (from: string | RegExp, to: string): Change =>
  ({ edit }) =>
    edit('manifest.json', from, to);
const REFERENCE = '{ "publisher": "CNIL", "title": "Notifier une violation" }';
const reference = (field: string) => manifest('"publisher": "CNIL"', `"publisher": "CNIL", ${field}`);
const scene =
  (from: string | RegExp, to: string): Change =>
  ({ edit }) =>
    edit('challenge.tsx', from, to);
const server =
  (from: string | RegExp, to: string): Change =>
  ({ edit }) =>
    edit('challenge.server.ts', from, to);
const style =
  (line: string): Change =>
  ({ edit }) =>
    edit('challenge.module.css', '@layer components {', `@layer components {\n  ${line}`);
const imported =
  (line: string): Change =>
  ({ edit }) =>
    edit('challenge.tsx', 'import ', `${line}\nimport `);
const without =
  (file: string): Change =>
  ({ remove }) =>
    remove(file);
const notes =
  (from: string | RegExp, to: string): Change =>
  ({ edit }) =>
    edit('facilitator-notes.md', from, to);
const inScene = (code: string) => scene('  return (\n    <section', `  ${code}\n  return (\n    <section`);
const drawn = (tag: string) => scene('<figcaption>', `${tag}\n        <figcaption>`);

const OF_THE_MANIFEST: Mistakes = {
  'a misspelt field': manifest('"difficulty"', '"dificulty"'),
  'a misspelt field within another': manifest('"hintStep"', '"hintSteps"'),
  'a field that resembles none': manifest('"version": 1', '"version": 1,\n  "zzzzzzzz": 1'),
  'a field that is missing': manifest(/ {2}"summary".*\n/, ''),
  'a number as a text': manifest('"duration": 3', '"duration": "3"'),
  'a text as a number': manifest(/"title": "Sample"/, '"title": 12'),
  'a choice in another language': manifest('"Sensibilisation"', '"Sensibilization"'),
  'a choice that there is not': manifest('"Facile"', '"Hard"'),
  'a theme that there is not': manifest('"themes": ["password"]', '"themes": ["passwords"]'),
  'a programme that there is not': manifest('"category"', '"programme": "bureau-2025",\n  "category"'),
  'the key of another folder': manifest('"key": "sample"', '"key": "caesar"'),
  'a key with a capital': manifest('"key": "sample"', '"key": "Sample"'),
  'the path of another challenge': ({ twin }) => twin(),
  'a path without its slash': manifest('"path": "/sample"', '"path": "sample"'),
  'a path of the site': manifest('"path": "/sample"', '"path": "/admin"'),
  'a field twice': manifest('"version": 1', '"version": 1,\n  "version": 2'),
  'a comma missing': manifest('"version": 1,', '"version": 1'),
  'a comma too many': manifest(/\n}\s*$/, ',\n}\n'),
  'a comment': manifest('"version"', '// la version\n  "version"'),
  'curly quotation marks': manifest('"version"', '“version”'),
  'a text over two lines': manifest('"summary": "', '"summary": "Deux\n'),
  'an empty file': ({ write }) => write('manifest.json', ''),
  'no hints': manifest(/"hints": \[[^\]]*\]/, '"hints": []'),
  'eleven hints': manifest(
    /"hints": \[[^\]]*\]/,
    `"hints": [${Array.from({ length: 11 }, () => '{ "title": "Un", "text": "Deux." }').join(', ')}]`,
  ),
  'a negative base': manifest('"base": 3', '"base": -3'),
  'three decimals': manifest('"hintStep": 0.5', '"hintStep": 0.125'),
  'a floor above the base': manifest('"floor": 0', '"floor": 5'),
  'a step that no floor can meet': manifest('"floor": 0', '"floor": 2.75'),
  'a title of blanks': manifest(/"title": "Sample"/, '"title": "   "'),
  'a title that is long': manifest(/"title": "Sample"/, `"title": "${'long '.repeat(20)}"`),
  'an answer that is none of the options': manifest('"answer": 2', '"answer": 3'),
  'a reference at a shortened address': reference('"url": "https://bit.ly/3abCdEf"'),
  'a reference that is not official': reference('"url": "https://www.cnil.com/fr/mots-de-passe"'),
  'a reference that says nothing': manifest('Mots de passe : recommandations pour maîtriser sa sécurité', 'En savoir plus'),
  'a reference twice': manifest(/(?<="references": \[)(.*)(?=\])/, `${REFERENCE}, ${REFERENCE}`),
  'a straight apostrophe': manifest('"summary": "', '"summary": "L\'écran. '),
  'a picture that is not there': manifest('"hints"', '"images": [{ "file": "photo.png", "alt": "Une photo" }],\n  "hints"'),
  'a sub-page that is not there': manifest(
    '"hints"',
    '"pages": [{ "slug": "suite", "title": "Suite", "component": "suite.page.tsx" }],\n  "hints"',
  ),
  'the file in Latin-1': ({ encode }) => encode('manifest.json', 'latin1'),
  'the file in UTF-16': ({ encode }) => encode('manifest.json', 'utf16le'),
};

const OF_THE_FILES: Mistakes = {
  'no manifest': without('manifest.json'),
  'no scene': without('challenge.tsx'),
  'no server part': without('challenge.server.ts'),
  'no reveal': without('reveal.tsx'),
  'no solve.ts': without('solve.ts'),
  'no walkthrough': without('walkthrough.ts'),
  'no notes': without('facilitator-notes.md'),
  'a draft of a word processor': ({ write }) => write('brouillon.docx', 'x'),
  'a picture without a text alternative': ({ write }) => write('photo.png', 'x'),
  'a picture straight from a camera': ({ write }) => write('IMG_0012.JPG', 'x'),
  'a picture of six megabytes': ({ write, edit }) => {
    write('photo.png', Buffer.alloc(6_000_000));
    edit('manifest.json', '"hints"', '"images": [{ "file": "photo.png", "alt": "Une photo" }],\n  "hints"');
  },
  'notes with a misspelt section': notes('## Sans souris', '## Sans souri'),
  'notes without a section': notes(/## Solution\n[\s\S]*?(?=## Quand)/, ''),
  'notes with an empty section': notes(/(?<=## Sans la vue\n)[\s\S]*?(?=## Dans)/, '\n'),
  'notes with a numbered list': notes('## Solution\n', '## Solution\n\n1. Un.\n'),
  'notes without words to say': notes(/(?<=## Lancer en 30 secondes\n)[\s\S]*?(?=## Solution)/, '\nDites quelque chose.\n\n'),
};

const OF_THE_SERVER_PART: Mistakes = {
  'a server part that throws as it loads': server('const WORDS', "throw new Error('oups');\nconst WORDS"),
  'a pool shorter than what is drawn of it': server('variant.pick(WORDS)', "variant.shuffle(WORDS).slice(0, 6).join('')"),
  'a pool with nothing in it': server('variant.pick(WORDS)', "variant.pick(WORDS.filter((word) => word.startsWith('Z')))"),
  'a word twice in a pool': server("'Escale', 'Misaine'", "'Escale', 'Bouée'"),
  'an item twice in a pool': ({ edit }) => {
    edit(
      'challenge.server.ts',
      /const WORDS.*/,
      "const WORDS = [\n  { name: 'Bouée' },\n  { name: 'Escale' },\n  { name: 'Bouée' },\n];",
    );
    edit('challenge.server.ts', 'variant.pick(WORDS)', 'variant.pick(WORDS).name');
  },
  'a server part without its default export': server('export default defineChecker', 'export const checker = defineChecker'),
  'a server part that is not imported': server('defineChecker, ', ''),
  'a server part that misspells its maker': server('export default defineChecker', 'export default defineCheker'),
  'a server part without a method': server(/ {2}check\(answer[\s\S]*?\n {2}},\n/, ''),
  'a misspelt method': server('  artifacts: (', '  artefacts: ('),
  'a hint that names no secret': manifest('{password}', '{passwrd}'),
  'check that throws': server('const entered = textOf(answer).trim();', 'const entered = Object(answer).password.trim();'),
  'check that answers yes or no': server('sameText(entered, password) ? correct() : incorrect()', 'sameText(entered, password)'),
  'check that is asynchronous': server('check(answer: Answer', 'async check(answer: Answer'),
  'check that takes everything': server('textOf(answer).trim()', 'textOf(answer).trim() || password'),
  'chance in the secrets': server('variant.integer(1000, 9999)', 'Math.random()'),
  'chance that is hidden in them': server('variant.integer(1000, 9999)', "Reflect.get(Math, 'random')()"),
  'the time in the artifacts': server("'(ne pas jeter !)'", 'String(new Date())'),
  'a call of the network in the server part': server("'(ne pas jeter !)'", "String(fetch('https://quai.example/mot'))"),
  'a function among the secrets': server('({ password:', '({ open: () => 1, password:'),
  'artifacts that throw': server("note: ['Wi-Fi du quai'", 'note: [Object(null).nothing.at(0)'),
  'artifacts of six megabytes': server("'(ne pas jeter !)'", "'!'.repeat(6_000_000)"),
  'a BigInt among the artifacts': server('({ note: [', '({ size: 12n, note: ['),
  'a reveal that throws': server('reveal: ({ password })', 'reveal: ({ password, nothing: { at } })'),
  'a file of the disk in the server part': server('import type {', "import { readFileSync } from 'node:fs';\nimport type {"),
  'what draws in the server part': server('import type {', "import scene from './challenge.tsx';\nimport type {"),
  'a tool that is misspelt': server('sameText, textOf', 'sameTxt, textOf'),
  'a server part that cannot be read': server('export default defineChecker({', 'export default defineChecker({{'),
};

const OF_THE_SCENE: Mistakes = {
  'a scene without its default export': scene('export default defineScene({', 'defineScene({'),
  'a scene that is exported by its name': scene('export default defineScene(', 'export const scene = defineScene('),
  'a bare component': scene(/export default defineScene\([\s\S]*/, 'export default OfficePhoto;\n'),
  'a bare object': scene(/export default defineScene\((\{[\s\S]*\})\);/, 'export default { Scene: OfficePhoto, messages: {} };'),
  'a sub-page in the place of the scene': ({ edit }) => {
    edit('challenge.tsx', 'defineScene, ', 'definePage, ');
    edit('challenge.tsx', 'export default defineScene(', 'export default definePage(');
  },
  'a maker that is not imported': scene('defineScene, ', ''),
  'a scene without its component': scene('  Scene: OfficePhoto,\n', ''),
  'a misspelt field of the scene': scene('  messages: {', '  message: {'),
  'no message for correct': scene(/ {4}correct: .*\n/, ''),
  'null for correct': scene(/correct: \{.*\}/, 'correct: null'),
  'null for a failed attempt': scene(/incorrect: \{.*\}/, 'incorrect: null'),
  'a verdict without a message': server("return neutral('empty')", "return neutral('silent')"),
  'a misspelt verdict': scene('    empty: {', '    emtpy: {'),
  'a message that nobody reads': scene('    empty: {', "    forgotten: { tone: 'info', text: 'Rien.' },\n    empty: {"),
  'a misspelt tone': scene("tone: 'success'", "tone: 'sucess'"),
  'a tag that is not closed': scene('</section>', ''),
  'a file of the disk in the scene': imported("import { readFileSync } from 'node:fs';"),
  'a part of the engine by its file': imported("import { Button } from '#engine/ui/controls/button.tsx';"),
  'a part of the engine that no door has': imported("import { Badge } from '#engine/ui/feedback/badge.tsx';"),
  'the site': imported("import '#engine/site/app.tsx';"),
  'a package': imported("import { create } from 'zustand';"),
  'a misspelt package': imported("import { useState } from 'raect';"),
  'the folder of another challenge': imported("import { cipher } from '../caesar/cipher.ts';"),
  'the server part in the scene': imported("import checker from './challenge.server.ts';"),
  'the manifest in the scene': imported("import manifest from './manifest.json';"),
  'a door that is for others': imported("import { defineChecker } from '#engine/authoring/server';"),
  'a module of the web': imported("import confetti from 'https://paquets.example/confetti.js';"),
  'a file that is misspelt': scene("'./artifacts.ts'", "'./artifact.ts'"),
  'a file without its ending': scene("'./artifacts.ts'", "'./artifacts'"),
  'a name that is misspelt': scene('import { AnswerForm,', 'import { AnswerFrom,'),
  'a type that is misspelt': scene('import type { SampleArtifacts }', 'import type { SampleArtefacts }'),
  'an import of many files at once': inScene("const all = import.meta.glob('./*.ts');"),
  'an import that is worked out': inScene("const part = import('./' + artifacts.note[0]);"),
  'the document at load': scene('/** The scene:', "document.title = 'Quai';\n\n/** The scene:"),
  'the window at load': scene('/** The scene:', 'const WIDE = window.innerWidth > 800;\n\n/** The scene:'),
  'the storage at load': scene('/** The scene:', "const SEEN = localStorage.getItem('seen');\n\n/** The scene:"),
  'a timer at load': scene('/** The scene:', 'setTimeout(() => OfficePhoto, 1000);\n\n/** The scene:'),
  'a call of the network at load': scene('/** The scene:', "const READY = fetch('/mots');\n\n/** The scene:"),
  'a call of the network': inScene("const ask = () => fetch('https://quai.example/mots');"),
  'a socket': inScene("const open = () => new WebSocket('wss://quai.example');"),
  'a text as code of the page': drawn('<p dangerouslySetInnerHTML={{ __html: artifacts.note[0] }} />'),
  'a text as code of an element': inScene('const fill = (element: HTMLElement) => { element.innerHTML = artifacts.note[0]; };'),
  'a text as a program': inScene("const run = () => eval(artifacts.note[0] ?? '');"),
  'a picture from elsewhere': drawn('<img src="https://quai.example/photo.png" alt="Le quai" width={300} height={200} />'),
  'a picture without its size': drawn('<img src="/photo.png" alt="Le quai" />'),
  'a style for the whole site': drawn('<style>{"body { margin: 0 }"}</style>'),
  'a script': drawn('<script src="https://quai.example/jeu.js" />'),
};

const OF_THE_OTHER_PARTS: Mistakes = {
  'a reveal without its default export': ({ edit }) => edit('reveal.tsx', 'export default defineReveal(', 'defineReveal('),
  'a bare component for a reveal': ({ edit }) => edit('reveal.tsx', /export default .*/, 'export default SecondLook;'),
  'a misspelt field of a reveal': ({ edit }) => edit('reveal.tsx', '{ Reveal: SecondLook }', '{ Revael: SecondLook }'),
  'a drawing that is no component': ({ write }) => write('drawing.tsx', 'export default <svg />;\n'),
  'a drawing without its default export': ({ edit }) => edit('drawing.tsx', 'export default function', 'export function'),
  'a solve.ts without its default export': ({ edit }) => edit('solve.ts', 'export default solve;', 'export { solve };'),
  'a solve.ts that is an answer': ({ edit }) => edit('solve.ts', 'export default solve;', "export default 'Bouée-1234';"),
  'a solve.ts without a wrong answer': ({ edit }) => edit('solve.ts', 'export const wrong', 'const wrong'),
  'a solve.ts without lazy players': ({ edit }) => {
    edit('manifest.json', '"attacker"', '"safe"');
    edit('manifest.json', '"category"', '"programme": "bureau-2026",\n  "category"');
  },
  'a walkthrough without its default export': ({ edit }) => edit('walkthrough.ts', 'export default walkthrough;', ''),
  'a walkthrough that reads the server part': ({ edit }) =>
    edit('walkthrough.ts', 'import type {', "import { correct } from '#engine/authoring/server';\nimport type {"),
  'stories without a story': ({ edit }) => edit('challenge.stories.tsx', 'export const EmptyAnswer', 'const EmptyAnswer'),
  'a sub-page without its default export': ({ edit, write }) => {
    edit(
      'manifest.json',
      '"hints"',
      '"pages": [{ "slug": "suite", "title": "Suite", "component": "suite.page.tsx" }],\n  "hints"',
    );
    write('suite.page.tsx', 'export function Suite() {\n  return <p>Suite</p>;\n}\n');
  },
};

const OF_THE_STYLES: Mistakes = {
  'a style sheet for the whole site': ({ write, edit }) => {
    write('quay.css', '.quay { color: red; }\n');
    edit('challenge.tsx', 'import ', "import './quay.css';\nimport ");
  },
  'a bare element': style('p { margin: 0; }'),
  'the body': style('body { margin: 0; }'),
  'the root': style(':root { --quay: red; }'),
  'a global selector': style(':global(body) .scene { margin: 0; }'),
  'a style sheet in another': style("@import 'https://quai.example/quai.css';"),
  'a font': style("@font-face { font-family: Quai; src: url('./quai.woff2'); }"),
  'a picture of the web': style("  .quay { background: url('https://quai.example/quai.png'); }"),
  'motion without an end': style('  .quay { animation: swell 2s ease-in-out infinite; }'),
  'motion of nine seconds': style('  .quay { animation: swell 3s cubic-bezier(0.2, 0.9, 0.2, 1) 3; }'),
  'a rule outside of the layer': ({ edit }) =>
    edit('challenge.module.css', '@layer components {', '.quay { color: red; }\n@layer components {'),
  'a style sheet with an open bracket': style('.quay {'),
};

export const MISTAKES: Mistakes = {
  ...OF_THE_MANIFEST,
  ...OF_THE_FILES,
  ...OF_THE_SERVER_PART,
  ...OF_THE_SCENE,
  ...OF_THE_OTHER_PARTS,
  ...OF_THE_STYLES,
};

/** Messages about TypeScript files, images and imports. */
import { listed, meant } from './phrases.ts';

/** Role of a file in a challenge, by its name. */
export type Role = 'scene' | 'server' | 'walkthrough' | 'test' | 'stories';

const WHO: Readonly<Record<Role, string>> = {
  scene: 'a scene',
  server: 'a server part or a solve.ts',
  walkthrough: 'a walkthrough',
  test: 'a test',
  stories: 'a stories file',
};

const exporting = (names: readonly string[] | null) =>
  names === null ? ' docs/authoring.md says what it has' : ` It exports: ${names.join(', ') || 'nothing'}`;

export const CODE = {
  unreadable: (said: string) => `is not TypeScript that can be read: ${said}`,

  forbiddenImport: (role: Role, specifier: string, cure: string, allowed: readonly string[]) =>
    `${WHO[role]} cannot import "${specifier}". ${cure} Allowed: ${listed(allowed)} and files of its own folder ("./…")`,
  /** Remedies for a forbidden import, each a sentence. */
  throughDoor: (name: string, door: string) => `Take ${name} from "${door}".`,
  throughNoDoor: (name: string, near: string | undefined) => `No door has ${name}.${meant(near)}`,
  wholeEngine: 'The engine is reached through its doors, by name.',
  otherDoor: (role: Role) => `That door is not for ${WHO[role]}.`,
  ofNode: 'It runs in a browser, which has no files and no network: what it needs comes as artifacts from challenge.server.ts.',
  ofNodeInServer: 'A server part is pure: no files, no network, no clock, no randomness but its variant.',
  ofNodeInPack: 'A test of a pack asks nothing of the machine on which somebody checks it.',
  otherFolder: 'That is outside of this folder, and may change or go without it. Copy what you need into the folder.',
  fromAddress: 'Nothing is fetched from elsewhere while somebody plays. Keep a copy in the folder.',
  otherPackage: (near: string | undefined) => `A challenge brings no package along.${meant(near)}`,
  serverPart:
    'That is a server part, which no browser may see. What the scene needs from it comes as artifacts, or as the output of an attempt.',
  keptBack: 'No browser may see that file. What the scene needs comes as artifacts from challenge.server.ts.',
  drawing: 'It draws, and the server does not. Put what both need into a file of its own.',

  noSuchFile: (specifier: string, near: string | undefined) => `the folder has no file "${specifier}".${meant(near)}`,
  noSuchName: (name: string, from: string, near: string | undefined, names: readonly string[] | null) =>
    `"${from}" exports no ${name}.${near === undefined ? exporting(names) : meant(near)}`,
  workedOut: 'an import that is worked out as it runs may take in anything. Write the file, as in import("./map.tsx")',
  glob: 'import.meta.glob may take in whole folders, server parts too. Import each file by its name',

  noDefault: (write: string) => `has no default export. Write: ${write}`,
  named: (name: string, write: string) =>
    `${name} is exported by its name, where the default export is looked for. Write: ${write}`,
  otherPart: (found: string, ofFile: string, write: string) =>
    `${found} makes the default export of ${ofFile}. Write here: ${write}`,
  notMade: (what: Made, write: string) => `its default export is ${MADE[what]}. Write: ${write}`,
  notImported: (name: string, door: string) => `${name} is not imported. Add: import { ${name} } from '${door}';`,
  unknownMaker: (name: string, maker: string) => `${name} makes no part of a challenge. Did you mean "${maker}"?`,
  noField: (maker: string, field: string, what: string) => `${maker} has no "${field}". Add ${what}`,
  unknownField: (maker: string, field: string, near: string | undefined, allowed: readonly string[]) =>
    `${maker} knows no "${field}".${meant(near)} Allowed: ${listed(allowed)}`,
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
    `no answer has the verdict '${word}': nobody reads this message.${meant(near)} Verdicts of challenge.server.ts: ${listed(verdicts)}`,
  unknownTone: (tone: string, near: string | undefined, tones: readonly string[]) =>
    `there is no tone "${tone}".${meant(near)} Allowed: ${listed(tones)}`,

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

/** What a default export is instead of the expected part. */
export type Made = 'component' | 'object' | 'noFunction' | 'value';

const MADE: Readonly<Record<Made, string>> = {
  component: 'a bare component',
  object: 'a bare object',
  noFunction: 'no function',
  value: 'something else',
};

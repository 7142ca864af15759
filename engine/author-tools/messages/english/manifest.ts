/** Messages about `manifest.json` and other JSON files. */
import { listed, meant } from './phrases.ts';

export const MANIFEST = {
  /** Translates a description of the schema. */
  described: (description: string) => description,

  notJson: (cause: NotJson) => `not valid JSON: ${NOT_JSON[cause]}`,
  twice: (name: string, line: number) => `field "${name}" is given twice; the first is on line ${line}. Keep one`,

  /** How a field is named: `"hints[0].title"`, or the file as a whole. */
  field: (path: string) => (path === '' ? 'the file' : `"${path}"`),
  unknownField: (name: string, near: string | undefined, allowed: readonly string[]) =>
    `unknown field "${name}". ${near === undefined ? `Allowed here: ${allowed.join(', ')}` : `Did you mean "${near}"?`}`,
  missingField: (name: string, description: string) => `missing field "${name}"${description && `: ${description}`}`,
  noneOf: (field: string, value: string, near: string | undefined, allowed: readonly string[]) =>
    `${field} cannot be ${value}.${meant(near)} Allowed: ${listed(allowed)}`,
  wrongKind: (field: string, wanted: string, given: Given, value: string) =>
    `${field} must be ${WANTED[wanted] ?? wanted}, not ${given === 'value' ? value : given === 'string' ? `the text ${value}` : GIVEN[given]}`,
  empty: (field: string) => `${field} must not be empty`,
  blank: (field: string) => `${field} must not be blank`,
  tooLong: (field: string, length: number, limit: number) => `${field} has ${length} characters; at most ${limit} are allowed`,
  pattern: (field: string, value: string, near: string | undefined, description: string) =>
    `${field} cannot be ${value}.${meant(near)} ${description}`,
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
    `${host} is none of the official sources.${meant(near)} Allowed: addresses of ${allowed.join(', ')}, or the title alone, without "url"`,
  noPage: (component: string, near: string | undefined) =>
    `the folder has no ${component}.${meant(near)} Add it: export default definePage({ … })`,
  samePage: (slug: string) => `two pages have the slug "${slug}". Give each its own`,
  noPicture: (file: string, near: string | undefined) => `the folder has no picture ${file}.${meant(near)}`,
  noAlternative: (file: string) =>
    `the picture ${file} has no text alternative. Add { "file": "${file}", "alt": "…" } to "images"`,
  oddPicture: (file: string) =>
    `the picture ${file} cannot be listed under this name. Save it as .avif, .webp, .png or .svg, named with a to z, 0 to 9 and hyphens, then add it to "images" with its "alt"`,
  noFile: (file: RequiredFile) => `the folder has no ${file}. Add it: ${REQUIRED[file]}`,
};

/** Causes of a JSON syntax error. */
export type NotJson = 'ends' | 'bracket' | 'comma' | 'quotes' | 'comment' | 'unquoted' | 'mark' | 'broken';

const NOT_JSON: Readonly<Record<NotJson, string>> = {
  ends: 'the file ends before everything is closed',
  bracket: 'a comma, colon or bracket too many or too few, here or just before',
  comma: 'a comma or a colon is missing just before',
  quotes: 'JSON knows straight double quotation marks only',
  comment: 'JSON knows no comments',
  unquoted: 'a text needs quotation marks around it, and \\" for one inside',
  mark: 'a mark that has no place here',
  broken: 'a text ends on the line where it begins, and holds no tab. Write \\n for a new line',
};

/** Actual type of a value that should have another; 'value' is a number, true or false. */
export type Given = 'string' | 'null' | 'array' | 'object' | 'value';

const GIVEN: Readonly<Record<Exclude<Given, 'value' | 'string'>, string>> = {
  null: 'null',
  array: 'a list',
  object: 'an object',
};

const WANTED: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ ]',
  object: 'an object { }',
};

/** Files that every challenge must have. */
export type RequiredFile =
  | 'challenge.tsx'
  | 'challenge.server.ts'
  | 'reveal.tsx'
  | 'solve.ts'
  | 'walkthrough.ts'
  | 'facilitator-notes.md';

const REQUIRED: Readonly<Record<RequiredFile, string>> = {
  'challenge.tsx': 'the scene: export default defineScene({ … })',
  'challenge.server.ts': 'the server part: export default defineChecker({ … })',
  'reveal.tsx': 'what shows once it is solved: export default defineReveal({ … })',
  'solve.ts': 'the proof that it can be solved: from the artifacts to a right answer',
  'walkthrough.ts': 'the same by keyboard alone, through the screen',
  'facilitator-notes.md': 'what a facilitator says and watches, under the headings of challenges/_form',
};

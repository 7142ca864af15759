/** What the compiler and the linter print of a folder, as the registry would say it: its place, the cause, what to write. Pure. */

import { type Messages, messages } from '#engine/author-tools/messages/messages.ts';
import type { ManifestProblem } from '#engine/source-files/problem.ts';

type Said = Messages['tools'];
type Found = Omit<ManifestProblem, 'key'>;

/** The words that a member of a type may have, where they are counted. */
export type Allowed = (type: string, member: string) => readonly string[];

const LACKING = /^Property '([^']+)' is missing in type '.+' but required in type '(.+)'\.$/;
const QUOTED = /^"[^"]*"$/;

/** Sentences of the compiler → what they mean to an author. Others stay as they are, with their number. */
const COMPILER: readonly (readonly [RegExp, (say: Said, parts: readonly string[], allowed: Allowed) => string])[] = [
  [/^Cannot find name '([^']+)'\.(?: Did you mean '([^']+)'\?)?/, (say, [name = '', near]) => say.unknownName(name, near)],
  [
    /^Property '([^']+)' does not exist on type '(.+?)'\.(?: Did you mean '([^']+)'\?)?$/,
    (say, [name = '', type = '', near]) => say.noMember(name, type, near),
  ],
  [
    /^Object literal may only specify known properties,.* '([^']+)' does not exist in type '(.+?)'\.(?: Did you mean to write '([^']+)'\?)?$/,
    (say, [name = '', type = '', near]) => say.noMember(name, type, near),
  ],
  [LACKING, (say, [name = '', type = ''], allowed) => say.missingMember(name, type, allowed(type, name))],
  [
    /^Type '.+' is missing the following properties from type '(.+)': (.+)$/,
    (say, [type = '', names = '']) => say.missingMembers(names.split(', '), type),
  ],
  [
    /^(?:Type|Argument of type) '(.+)' is not assignable to (?:parameter of )?type '(.+?)'\.(?: Did you mean '"([^']+)"'\?)?$/,
    (say, [given = '', wanted = '', near]) => {
      const words = messagesIn(wanted);
      return words.length > 0 && QUOTED.test(given) ? say.noneOf(given, near, words) : say.otherType(given, wanted);
    },
  ],
  [/^Expected (\S+) arguments, but got (\d+)\.$/, (say, [wanted = '', given = '']) => say.otherCount(wanted, given)],
  [/^Parameter '([^']+)' implicitly has an 'any' type\.$/, (say, [name = '']) => say.untyped(name)],
  [/^'([^']+)' is declared but (?:its value is )?never (?:read|used)\.$/, (say, [name = '']) => say.unused(name)],
  [/^'(.+)' is possibly '(?:undefined|null)'\.$/, (say, [name = '']) => say.perhapsNone(name)],
];

/** Of `challenges/x/solve.ts(4,7): error TS2304: Cannot find name 'pasword'.`, wherever it stands in a text; its next lines say why. */
const COMPILED = /([\w./-]+\.tsx?)\((\d+),(\d+)\): error (TS\d+): ((?:\\"|[^"\n])*)/g;

/** The text with what the compiler says in it told as the registry would. */
export function inAuthorsTerms(text: string): string {
  return text.replace(COMPILED, (_, file: string, line: string, column: string, code: string, said: string) => {
    const message = ofCompiler(said.replaceAll('\\"', '"').trim(), code);
    return `${file.replace(/^(\.\.\/)+/, '')}:${line}:${column} ${message}`;
  });
}

function ofCompiler(said: string, code: string, allowed: Allowed = () => []): string {
  const say = messages().tools;
  for (const [sentence, tell] of COMPILER) {
    const [matched, ...parts] = sentence.exec(said) ?? [];
    if (matched !== undefined) return tell(say, parts, allowed);
  }
  return say.said(said, code);
}

const LINE = /^(\S+)\((\d+),(\d+)\): error (TS\d+): (.*)/;

/** What is wrong in a file, at its place: at the word that cannot be, where the compiler shows the field. @param textOf a file as it is named */
export function compilerMistake(line: string, textOf: (file: string) => string, allowed: Allowed): Found | undefined {
  const [, file, row, column, code = '', said = ''] = LINE.exec(line) ?? [];
  if (file === undefined) return undefined;
  const place = { file, line: Number(row), column: Number(column), message: ofCompiler(said, code, allowed) };
  const [, word] = /^Type '"([^"]*)"' is not assignable/.exec(said) ?? [];
  const shown = textOf(file).split('\n')[place.line - 1] ?? '';
  const at = word === undefined ? -1 : shown.indexOf(`'${word}'`, place.column - 1);
  return at < 0 || word === undefined ? place : { ...place, column: at + 1, length: word.length + 2 };
}

/** The member that is missing, and of which type, where that is what the compiler says. */
export function lackingIn(line: string): { readonly name: string; readonly type: string } | undefined {
  const [, name, type] = LACKING.exec(LINE.exec(line)?.[5] ?? '') ?? [];
  return name && type && /^\w+$/.test(type) ? { name, type } : undefined;
}

/** The words of the type that something is not assignable to. */
export function wordsOf(line: string): readonly string[] {
  return messagesIn(/ to type '(.+)'\.$/.exec(line)?.[1] ?? '');
}

/** Of `"answer" | "report"`; none of any other type. */
function messagesIn(type: string): readonly string[] {
  const parts = type.split(' | ');
  return parts.every((part) => QUOTED.test(part)) ? parts.map((part) => part.slice(1, -1)) : [];
}

/** Sentences of `engine/frame/scene/part-types.ts`. */
const DISAGREEMENTS: readonly (readonly [RegExp, (say: Said, what: string) => string])[] = [
  [/^verdict '(.+)' has no message/, (say, verdict) => say.unspoken(verdict)],
  [/^a verdict is any text/, (say) => say.anyVerdict],
  [/^the (artifacts|reveal|outputs) of challenge\.server\.ts have a type without names/, (say, what) => say.vague(partIn(what))],
  [/^the type of the (artifacts|reveal|output) of challenge\.server\.ts is not/, (say, what) => say.unlike(partIn(what))],
];

function partIn(what: string): 'artifacts' | 'reveal' | 'output' {
  return what === 'artifacts' || what === 'reveal' ? what : 'output';
}

/** Several stand in one, where several verdicts have no message. */
export function disagreementTold(sentences: string): string {
  const say = messages().tools;
  const told = sentences.split('; ').map((sentence) => {
    for (const [pattern, tell] of DISAGREEMENTS) {
      const found = pattern.exec(sentence);
      if (found) return tell(say, found[1] ?? '');
    }
    return sentence;
  });
  return told.join('; ');
}

const LINTED = /^::(?:error|warning) title=([^,]+),file=([^,]+),line=(\d+),endLine=(\d+),col=(\d+),endColumn=(\d+)::(.*)$/gm;

/**
 * What Biome prints with `--reporter=github`.
 * @param root of the project, absolute; files are shown from it @param folder that can be set in form, from there
 */
export function linterMistakes(printed: string, root: string, folder: string): Found[] {
  return [...printed.matchAll(LINTED)].map(([, rule = '', file = '', line, endLine, column, endColumn, said = '']) => {
    const whole = rule === 'format' || rule.startsWith('assist/');
    return {
      file: file.replace(`${root}/`, ''),
      line: whole ? 1 : Number(line),
      column: whole ? 1 : Number(column),
      ...(whole ? { length: 0 } : line === endLine ? { length: Number(endColumn) - Number(column) } : {}),
      message: whole ? messages().tools.format(folder) : ofLinter(rule, said),
    };
  });
}

function ofLinter(rule: string, said: string): string {
  const say = messages().tools;
  const name = /^(?:This \w+|The \w+) (\S+) is unused/.exec(said)?.[1];
  if (rule.endsWith('/noUnusedVariables') && name) return say.unused(name);
  if (rule.endsWith('/useConst')) return say.constant;
  return rule.endsWith('/noExplicitAny') ? say.anyType : say.said(said.trim(), rule);
}

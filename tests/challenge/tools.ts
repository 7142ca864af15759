/** What the compiler and the linter print of a folder, as the registry would say it: its place, the cause, what to write. Pure. */
import type { ManifestProblem } from '../../engine/registry/manifest/problem.ts';
import { words } from '../../engine/registry/wording/words.ts';

type Said = ReturnType<typeof words>['tools'];
type Found = Omit<ManifestProblem, 'key'>;

/** Sentences of the compiler → what they mean to an author. Others stay as they are, with their number. */
const COMPILER: readonly (readonly [RegExp, (say: Said, parts: readonly string[]) => string])[] = [
  [/^Cannot find name '([^']+)'\.(?: Did you mean '([^']+)'\?)?/, (say, [name = '', near]) => say.unknownName(name, near)],
  [
    /^Property '([^']+)' does not exist on type '(.+?)'\.(?: Did you mean '([^']+)'\?)?$/,
    (say, [name = '', type = '', near]) => say.noMember(name, type, near),
  ],
  [
    /^Object literal may only specify known properties,.* '([^']+)' does not exist in type '(.+?)'\.(?: Did you mean to write '([^']+)'\?)?$/,
    (say, [name = '', type = '', near]) => say.noMember(name, type, near),
  ],
  [
    /^Property '([^']+)' is missing in type '.+' but required in type '(.+)'\.$/,
    (say, [name = '', type = '']) => say.missingMember(name, type),
  ],
  [
    /^(?:Type|Argument of type) '(.+)' is not assignable to (?:parameter of )?type '(.+)'\.$/,
    (say, [given = '', wanted = '']) => say.otherType(given, wanted),
  ],
  [/^Expected (\S+) arguments, but got (\d+)\.$/, (say, [wanted = '', given = '']) => say.otherCount(wanted, given)],
  [/^Parameter '([^']+)' implicitly has an 'any' type\.$/, (say, [name = '']) => say.untyped(name)],
  [/^'([^']+)' is declared but (?:its value is )?never (?:read|used)\.$/, (say, [name = '']) => say.unused(name)],
  [/^'(.+)' is possibly '(?:undefined|null)'\.$/, (say, [name = '']) => say.perhapsNone(name)],
];

/** Of `challenges/x/solve.ts(4,7): error TS2304: Cannot find name 'pasword'.`, wherever it stands in a text; its next lines say why. */
const COMPILED = /([\w./-]+\.tsx?)\((\d+),(\d+)\): error (TS\d+): ((?:\\"|[^"\n])*)/g;

/** The text with what the compiler says in it told as the registry would. */
export function inAuthorsWords(text: string): string {
  return text.replace(COMPILED, (_, file: string, line: string, column: string, code: string, said: string) => {
    const { message } = ofCompiler(said.replaceAll('\\"', '"').trim(), code);
    return `${file.replace(/^(\.\.\/)+/, '')}:${line}:${column} ${message}`;
  });
}

function ofCompiler(said: string, code: string): { readonly message: string } {
  const say = words().tools;
  for (const [sentence, tell] of COMPILER) {
    const [matched, ...parts] = sentence.exec(said) ?? [];
    if (matched !== undefined) return { message: tell(say, parts) };
  }
  return { message: say.said(said, code) };
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
      message: whole ? words().tools.format(folder) : ofLinter(rule, said),
    };
  });
}

function ofLinter(rule: string, said: string): string {
  const say = words().tools;
  const name = /^(?:This \w+|The \w+) (\S+) is unused/.exec(said)?.[1];
  if (rule.endsWith('/noUnusedVariables') && name) return say.unused(name);
  if (rule.endsWith('/useConst')) return say.constant;
  return rule.endsWith('/noExplicitAny') ? say.anyType : say.said(said.trim(), rule);
}

/** Checks that a scene has a message for each verdict of its server part, as far as static analysis can tell. */
import { messages } from '#engine/author-tools/messages/messages.ts';
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { locationAt } from '#engine/source-files/location.ts';
import { nearestWord } from '#engine/source-files/nearest-word.ts';
import { bindingOf, defaultExportOf } from './exports.ts';
import { mistakeIn, type Source } from './source.ts';
import { bare, definitionIn, type Field, fieldsOf, nameIn, type ObjectNode, type SyntaxNode, walk } from './walk.ts';

const say = messages('code');

const SCENE = 'challenge.tsx';
const SERVER = 'challenge.server.ts';
const GIVERS = ['correct', 'incorrect', 'neutral'];
const TONES = ['success', 'danger', 'warning', 'info'];

interface Verdicts {
  /** By verdict, its first location: `challenge.server.ts:12`. */
  readonly places: ReadonlyMap<string, string>;
  /** Verdicts of failed attempts, which may cost points. */
  readonly failed: ReadonlySet<string>;
  /** False if a verdict is computed at run time: then there may be more verdicts than these. */
  readonly all: boolean;
}

export function verdictMistakes(folder: ReadonlyMap<string, Source>): FileMistake[] {
  const scene = folder.get(SCENE);
  const object = scene && messagesOf(scene);
  if (!object) return [];
  const { fields, whole } = fieldsOf(object);
  const { places, failed, all } = verdictsOf(folder);
  // A message for `correct` is required in any case.
  const wanted = new Set(['correct', ...places.keys()]);
  const missing = whole ? [...wanted].filter((verdict) => fields.every(({ name }) => name !== verdict)) : [];
  const unread = all ? fields.filter(({ name }) => !wanted.has(name)) : [];
  const unreadNames = unread.map(({ name }) => name);
  const misspelt = new Map(missing.map((verdict) => [verdict, nearestWord(verdict, unreadNames)]));
  const missed = (verdict: string) => {
    const word = misspelt.get(verdict);
    const meant = word && say('meantForIt', { word });
    const orNull = failed.has(verdict) ? '' : say('orNull', { field: verdict.includes('-') ? `'${verdict}'` : verdict });
    return say('noMessage', { verdict, place: places.get(verdict) ?? SERVER, meant, orNull });
  };
  const opening = { start: object.start, end: object.start + 1 };
  return [
    ...missing.map((verdict) => mistakeIn(scene, opening, verdict === 'correct' ? say('noCorrect') : missed(verdict))),
    // The message about a missing verdict already names the misspelt one.
    ...unread
      .filter(({ name }) => ![...misspelt.values()].includes(name))
      .map(({ name: word, key }) => {
        const values = { word, near: nearestWord(word, missing), verdicts: [...places.keys()] };
        return mistakeIn(scene, key, say('unknownMessage', values));
      }),
    ...fields.flatMap((field) => contentMistakes(scene, field, failed)),
  ];
}

/** The object literal of a scene's messages, if it can be found statically. */
function messagesOf(scene: Source): ObjectNode | undefined {
  const found = defaultExportOf(scene);
  const definition = found === null || found === 'elsewhere' ? undefined : definitionIn(found.value);
  const given = definition && fieldsOf(definition).fields.find(({ name }) => name === 'messages')?.value;
  const meant = given?.type === 'Identifier' ? bindingOf(scene, given.name) : given;
  const object = meant && bare(meant);
  return object?.type === 'ObjectExpression' ? object : undefined;
}

function contentMistakes(scene: Source, { name, value }: Field, failed: ReadonlySet<string>): FileMistake[] {
  if (value.type === 'Literal' && value.value === null) {
    if (name === 'correct') return [mistakeIn(scene, value, say('nullCorrect'))];
    return failed.has(name) ? [mistakeIn(scene, value, say('nullFailed', { verdict: name }))] : [];
  }
  const tone =
    value.type === 'ObjectExpression' ? fieldsOf(value).fields.find((field) => field.name === 'tone')?.value : undefined;
  const given = tone?.type === 'Literal' ? nameIn(tone) : undefined;
  if (!tone || given === undefined || TONES.includes(given)) return [];
  return [mistakeIn(scene, tone, say('unknownTone', { tone: given, near: nearestWord(given, TONES), tones: TONES }))];
}

/** All verdicts in the server part and the server files beside it. */
function verdictsOf(folder: ReadonlyMap<string, Source>): Verdicts {
  const places = new Map<string, string>();
  const failed = new Set<string>();
  let all = folder.has(SERVER);
  let rights = false;
  for (const source of [...folder.values()].filter(({ file }) => file.endsWith('.server.ts'))) {
    const givers = giversIn(source);
    if (givers.size === 0) continue;
    walk(source.parsed.program, (node) => {
      const giver = node.type === 'CallExpression' ? givers.get(nameIn(node.callee) ?? '') : undefined;
      if (node.type !== 'CallExpression' || giver === undefined) return true;
      const [verdict] = node.arguments;
      const given = verdict === undefined ? [giver] : textsOf(verdict);
      rights ||= giver === 'correct';
      all &&= given !== null;
      for (const word of given ?? []) {
        if (!places.has(word)) places.set(word, `${source.file}:${locationAt(source.text, node.start).line}`);
        if (giver === 'incorrect') failed.add(word);
      }
      return true;
    });
  }
  // Without a `correct` verdict the server part was not understood completely, or has another mistake.
  return { places, failed, all: all && rights };
}

/** Local name of each imported verdict function → its exported name. */
function giversIn({ parsed }: Source): ReadonlyMap<string, string> {
  return new Map(
    parsed.module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === '#engine/authoring/server')
      .flatMap(({ entries }) => entries)
      .map(({ importName, localName }) => [localName.value, importName.name ?? ''] as const)
      .filter(([, name]) => GIVERS.includes(name)),
  );
}

/** All string values that an expression may have; null if they cannot be determined. */
function textsOf(written: SyntaxNode): readonly string[] | null {
  const node = bare(written);
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type !== 'ConditionalExpression') return null;
  const [one, other] = [textsOf(node.consequent), textsOf(node.alternate)];
  return one && other && [...one, ...other];
}

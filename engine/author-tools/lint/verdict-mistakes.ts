/** Checks that a scene has a message for each verdict of its server part, as far as static analysis can tell. */
import { posix } from 'node:path';
import { messages } from '#engine/author-tools/messages/messages.ts';
import type { FileMistake } from '#engine/source-files/folder-files.ts';
import { locationAt } from '#engine/source-files/location.ts';
import { nearestWord } from '#engine/source-files/nearest-word.ts';
import { bindingOf, defaultExportOf } from './default-export.ts';
import { mistakeIn, type Source } from './source.ts';
import { bare, nameIn, type SyntaxNode, walk } from './walk.ts';

const SCENE = 'challenge.tsx';
const SERVER = 'challenge.server.ts';
const GIVERS = ['correct', 'incorrect', 'neutral'];
const TONES = ['success', 'danger', 'warning', 'info'];

interface Verdicts {
  /** By verdict, its first location: `challenge.server.ts:12`. */
  readonly places: ReadonlyMap<string, string>;
  /** Verdicts of failed attempts, which may cost points. */
  readonly failed: ReadonlySet<string>;
  /** False if a verdict is computed at run time: there may be more than these. */
  readonly all: boolean;
}

type ObjectNode = Extract<SyntaxNode, { type: 'ObjectExpression' }>;

export function verdictMistakes(folder: ReadonlyMap<string, Source>): FileMistake[] {
  const scene = folder.get(SCENE);
  const object = scene && messagesOf(scene);
  if (!object) return [];
  const entries = object.properties.map((property) =>
    property.type === 'Property' && !property.computed ? { name: nameIn(property.key), property } : null,
  );
  const known = entries.flatMap((message) => (message?.name === undefined ? [] : [{ ...message, name: message.name }]));
  // Spread or computed properties may be any verdict.
  const whole = known.length === object.properties.length;
  const names = known.map(({ name }) => name);
  const { places, failed, all } = verdictsOf(folder);
  const say = messages().code;
  const missing = whole ? [...places].filter(([verdict]) => !names.includes(verdict)) : [];
  const unread = all ? known.filter(({ name }) => !places.has(name)) : [];
  const nearUnread = (verdict: string) =>
    nearestWord(
      verdict,
      unread.map(({ name }) => name),
    );
  const meant = new Set(missing.map(([verdict]) => nearUnread(verdict)));
  const opening = { start: object.start, end: object.start + 1 };
  return [
    ...(whole && !names.includes('correct') && !places.has('correct') ? [mistakeIn(scene, opening, say.noCorrect)] : []),
    ...missing.map(([verdict, place]) =>
      mistakeIn(
        scene,
        opening,
        verdict === 'correct' ? say.noCorrect : say.noMessage(verdict, place, nearUnread(verdict), failed.has(verdict)),
      ),
    ),
    // A misspelt verdict is reported as such. A message for `correct` is required in any case.
    ...unread
      .filter(({ name }) => name !== 'correct' && !meant.has(name))
      .map(({ name, property }) =>
        mistakeIn(
          scene,
          property.key,
          say.unknownMessage(
            name,
            nearestWord(
              name,
              missing.map(([verdict]) => verdict),
            ),
            [...places.keys()],
          ),
        ),
      ),
    ...known.flatMap(({ name, property }) => contentMistakes(scene, name, bare(property.value), failed)),
  ];
}

/** The object literal of a scene's messages, if it can be found statically. */
function messagesOf(scene: Source): ObjectNode | undefined {
  const found = defaultExportOf(scene);
  if (found === null || found === 'elsewhere' || found.value.type !== 'CallExpression') return undefined;
  const [definition] = found.value.arguments;
  if (definition?.type !== 'ObjectExpression') return undefined;
  for (const property of definition.properties) {
    if (property.type !== 'Property' || nameIn(property.key) !== 'messages') continue;
    const value = bare(property.value);
    const meant = value.type === 'Identifier' ? bindingOf(scene, value.name) : value;
    const object = meant && bare(meant);
    return object?.type === 'ObjectExpression' ? object : undefined;
  }
  return undefined;
}

function contentMistakes(scene: Source, name: string, value: SyntaxNode, failed: ReadonlySet<string>): FileMistake[] {
  const say = messages().code;
  if (value.type === 'Literal' && value.value === null) {
    if (name === 'correct') return [mistakeIn(scene, value, say.nullCorrect)];
    return failed.has(name) ? [mistakeIn(scene, value, say.nullFailed(name))] : [];
  }
  if (value.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((property) => {
    if (property.type !== 'Property' || nameIn(property.key) !== 'tone') return [];
    const tone = property.value.type === 'Literal' ? nameIn(property.value) : undefined;
    if (tone === undefined || TONES.includes(tone)) return [];
    return [mistakeIn(scene, property.value, say.unknownTone(tone, nearestWord(tone, TONES), TONES))];
  });
}

/** All verdicts in the server part and the files that it imports from its folder. */
function verdictsOf(folder: ReadonlyMap<string, Source>): Verdicts {
  const places = new Map<string, string>();
  const failed = new Set<string>();
  let all = folder.has(SERVER);
  let rights = false;
  for (const source of loadedBy(SERVER, folder)) {
    const givers = giversIn(source);
    if (givers.size === 0) continue;
    walk(source.program, (node) => {
      if (node.type !== 'CallExpression') return true;
      const giver = givers.get(nameIn(node.callee) ?? '');
      if (giver === undefined) return true;
      const [verdict] = node.arguments;
      rights ||= giver === 'correct';
      const given = verdict === undefined ? [giver] : textsOf(verdict);
      if (given === null) all = false;
      const place = `${source.file}:${locationAt(source.text, node.start).line}`;
      for (const word of given ?? []) {
        if (!places.has(word)) places.set(word, place);
        if (giver === 'incorrect') failed.add(word);
      }
      return true;
    });
  }
  // Without a `correct` verdict the server part was not understood completely, or has another mistake.
  return { places, failed, all: all && rights };
}

/** A file and all files that it imports from its folder, directly or not. */
function loadedBy(first: string, folder: ReadonlyMap<string, Source>): Source[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    const source = folder.get(file);
    if (!source || found.has(file)) return;
    found.add(file);
    for (const { moduleRequest } of source.module.staticImports)
      if (moduleRequest.value.startsWith('.')) add(posix.join(posix.dirname(file), moduleRequest.value));
  };
  add(first);
  return [...found].flatMap((file) => folder.get(file) ?? []);
}

/** Local name → which of the three verdict functions it is. */
function giversIn({ module }: Source): ReadonlyMap<string, string> {
  return new Map(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === '#engine/authoring/server')
      .flatMap(({ entries }) => entries)
      .flatMap(({ importName, localName }) => {
        const name = importName.name ?? '';
        return GIVERS.includes(name) ? [[localName.value, name] as const] : [];
      }),
  );
}

/** All string values that an expression may have; null if they cannot be determined. */
function textsOf(written: SyntaxNode): readonly string[] | null {
  const node = bare(written);
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type !== 'ConditionalExpression') return null;
  const either = [textsOf(node.consequent), textsOf(node.alternate)];
  return either.every((texts) => texts !== null) ? either.flatMap((texts) => texts ?? []) : null;
}

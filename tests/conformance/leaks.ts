/**
 * What is sent before the solve must not say what is right: artifacts are compared with the reveal and with the named choices over many draws,
 * and the first hint with the answer. Pure, but for the line of the source that is named.
 */
import { readFileSync } from 'node:fs';
import { hintsShown } from '#engine/rules/hints.ts';
import { createVariant } from '#engine/rules/variant.ts';
import type { Answer } from '#schemas/challenges.ts';
import { messages } from '../../engine/author-tools/messages/messages.ts';
import { bestGuess, type Measured, type Played, rightAnswer, seedOf } from './strategies.ts';

const say = messages('rule');

/** Names of fields that say what is right, in artifacts; and in the reveal, fields that explain. */
const TELLING =
  /^(right|correct|isRight|isCorrect|genuine|fake|isFake|safe|unsafe|act|answer|solution|why|because|truth|decisive)$/;
const EXPLAINING = /^(why|because|truth|afterwards|lead|comment)$/;
/** Shorter texts are words that anything may hold. */
const MIN_TEXT = 20;
/** A field that tells this much is no clue to be read: it is the answer. */
const MAX_FIELD_TOLD = 0.95;
/** Contents that each value of a field stands beside, on average, before it is suspected: a name or an hour of its own is no mark. */
const MIN_SHARED = 2;

interface Leaf {
  /** As `turns[2].why`. */
  readonly path: string;
  readonly name: string;
  readonly value: unknown;
}

/** Every value that is no list and no object, with its way. */
function leavesOf(value: unknown, path = '', name = ''): readonly Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, `${path}[${index}]`, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([field, item]) => leavesOf(item, path === '' ? field : `${path}.${field}`, field));
  return [{ path, name, value }];
}

/**
 * The first thing found that says too early what is right; undefined where there is none.
 * @param folder the challenge's, so that the message can name file and line; absent for none
 */
export function firstLeak({ manifest, checker }: Measured, draws: number, folder?: string): string | undefined {
  const place = placeOfArtifacts(folder);
  const fields = new Map<string, { value: string; genuine: boolean; beside: string }[]>();
  for (let draw = 0; draw < draws; draw += 1) {
    const secrets = checker.secrets(createVariant(seedOf(draw)));
    const pages = [undefined, ...(manifest.pages ?? []).map(({ slug }) => slug)];
    const sent = pages.map((page) => checker.artifacts(secrets, page));
    const leaves = leavesOf(sent);
    const telling = leaves.find(({ name }) => TELLING.test(name));
    if (telling) return say('sentEarly', { place: place(telling.name), path: telling.path.replace(/^\[\d+\]\.?/, '') });
    const explained = leavesOf(checker.reveal?.(secrets)).flatMap(({ name, value }) =>
      typeof value === 'string' && EXPLAINING.test(name) && value.length >= MIN_TEXT ? [value] : [],
    );
    const early = leaves.find(
      ({ value }) => typeof value === 'string' && explained.some((text) => value === text || value.includes(text)),
    );
    if (early)
      return say('revealedEarly', {
        place: place(early.name),
        path: early.path.replace(/^\[\d+\]\.?/, ''),
        text: short(String(early.value)),
      });
    const nodes = nodesIn(sent);
    for (const { field, genuine } of checker.choices?.(secrets) ?? []) {
      const node = nodes.find(({ id }) => id === field);
      if (!node || genuine === undefined) continue;
      for (const [name, value] of Object.entries(node))
        if (name !== 'id' && isMark(value)) {
          const list = fields.get(name) ?? [];
          fields.set(name, list);
          list.push({ value: String(value), genuine, beside: contentOf(node) });
        }
    }
  }
  for (const [name, items] of fields) {
    const values = new Set(items.map(({ value }) => value)).size;
    const contents = new Set(items.map(({ value, beside }) => `${value}\n${beside}`)).size;
    const told = contents < values * MIN_SHARED ? 0 : bestGuess(items);
    if (told > MAX_FIELD_TOLD) return say('tellingField', { place: place(name), name, percent: Math.round(told * 100) });
  }
  return undefined;
}

/** The text of the first hint, where it holds what is to be answered; undefined where it does not. */
export async function firstHintLeak(challenge: Measured, { solve }: Played, draws: number): Promise<string | undefined> {
  for (let draw = 0; draw < draws; draw += 1) {
    const variant = createVariant(seedOf(draw));
    const secrets = challenge.checker.secrets(createVariant(seedOf(draw)));
    const text = hintsShown(challenge.manifest, secrets, 1)[0]?.text ?? '';
    const wanted = typedIn(await rightAnswer(challenge, solve, variant));
    if (wanted.some((value) => text.includes(value))) return short(text);
  }
  return undefined;
}

/** What is typed rather than chosen: a word of the answer with a digit or a capital in it, which no sentence holds by chance. */
function typedIn(answer: Answer): readonly string[] {
  return leavesOf(answer).flatMap(({ value }) =>
    typeof value === 'string' && value.length >= 6 && /[\d{}_]/.test(value) ? [value] : [],
  );
}

type Node = Readonly<Record<string, unknown>>;

function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [Object.fromEntries(Object.entries(value)), ...Object.values(value).flatMap(nodesIn)];
}

/** A word, a number, a yes or no: what a style or a condition may hang on. A sentence is there to be read. */
function isMark(value: unknown): boolean {
  return typeof value === 'boolean' || typeof value === 'number' || (typeof value === 'string' && !/\s/.test(value));
}

/** What is to be read in a node: its sentences. */
function contentOf(node: Node): string {
  return Object.values(node)
    .filter((value) => typeof value === 'string' && /\s/.test(value))
    .join('\n');
}

function placeOfArtifacts(folder: string | undefined): (name: string) => string {
  const file = 'challenge.server.ts';
  if (folder === undefined) return () => `${file}:`;
  const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
  const start = lines.findIndex((line) => /\bartifacts\b\s*[:(]/.test(line));
  return (name) => {
    const named = lines.findIndex((line, index) => index >= start && new RegExp(`\\b${name}\\b`).test(line));
    return `${file}:${(named < 0 ? start : named) + 1}:1`;
  };
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

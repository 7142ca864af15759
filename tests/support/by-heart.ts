/**
 * A script that understands nothing and learns by heart. It sees solved plays, counts which words went with which answer, and answers a
 * fresh seat (a participant's scored variant) from these counts, or at random where it has none. Practice must not help it there.
 */
import type { Artifacts } from '#engine/rules/checker.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import type { Solution } from '#engine/rules/solution.ts';
import { createVariant } from '#engine/rules/variant.ts';
import type { Answer } from '#schemas/challenges.ts';

type Played = Pick<RegisteredChallenge, 'manifest' | 'checker'> & { readonly solve: Solution['default'] };
type Fields = Readonly<Record<string, string>>;
type Node = Readonly<Record<string, unknown>>;

/** One thing to judge: the words beside it, and its possible answers, each with its label. */
interface Question {
  readonly field: string;
  readonly clues: readonly string[];
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface Figures {
  readonly key: string;
  /** Seats that the script solves with its first answer: without practice, and after it. */
  readonly untrained: number;
  readonly trained: number;
  readonly seats: number;
}

interface Trial {
  /** Solved plays that the script is shown: more than a script could collect with as many calls. */
  readonly lessons: number;
  readonly seats: number;
  /** Whether the script is shown practice, as guests and replays get it; otherwise other people's seats, for comparison. */
  readonly practice: boolean;
}

/** Counts how often the script's first answer is right, before practice and after it. */
export async function tryByHeart(challenge: Played, { lessons, seats, practice }: Trial): Promise<Figures> {
  const memory = new Memory();
  for (let lesson = 0; lesson < lessons; lesson += 1) {
    const { artifacts, right } = await dealt(challenge, seedOf('a', lesson), practice);
    memory.keep(artifacts, right);
  }
  const empty = memory.emptied();
  let [untrained, trained] = [0, 0];
  for (let seat = 0; seat < seats; seat += 1) {
    const { artifacts, right, isRight } = await dealt(challenge, seedOf('b', seat), false);
    const fields = Object.keys(right);
    if (isRight(empty.answer(artifacts, fields))) untrained += 1;
    if (isRight(memory.answer(artifacts, fields))) trained += 1;
  }
  return { key: challenge.manifest.key, untrained, trained, seats };
}

function seedOf(kind: 'a' | 'b', index: number): string {
  return index.toString(16).padStart(31, kind) + kind;
}

async function dealt({ manifest, checker, solve }: Played, seed: string, practice: boolean) {
  const secrets = checker.secrets(createVariant(seed, practice));
  const artifacts = checker.artifacts(secrets);
  const pages = Object.fromEntries((manifest.pages ?? []).map(({ slug }) => [slug, checker.artifacts(secrets, slug)]));
  const right = await solve(artifacts, pages, async (step) => checker.check(step, secrets).output);
  const isRight = (answer: Answer) => checker.check(answer, secrets).outcome === 'correct';
  if (!isRight(right)) throw new Error(`solve.ts does not solve ${manifest.key} (${practice ? 'practice' : 'seat'} ${seed})`);
  return { artifacts, right: typeof right === 'string' ? {} : textFields(right), isRight };
}

function textFields(answer: Exclude<Answer, string>): Fields {
  return Object.fromEntries(Object.entries(answer).map(([field, value]) => [field, String(value)]));
}

/** The pattern of a rank. Ranks differ between plays, so the script learns only whether a thing is ranked at all. */
const RANK = /^\d+$/;

class Memory {
  /** How often an option was right and wrong, by its label and a clue beside it. */
  readonly #seen = new Map<string, { right: number; wrong: number }>();
  /** Right answers so far, by kind of field: the options where the artifacts list none. */
  readonly #values = new Map<string, Set<string>>();
  /** Sum and number of the ranks of things in an order, by a clue beside them. */
  readonly #ranks = new Map<string, { sum: number; count: number }>();

  keep(artifacts: Artifacts, right: Fields): void {
    for (const [field, value] of Object.entries(right)) {
      const values = this.#values.get(kindOf(field)) ?? new Set();
      this.#values.set(kindOf(field), values.add(RANK.test(value) ? 'yes' : value));
    }
    for (const { field, clues, options } of this.questions(artifacts, Object.keys(right))) {
      const answer = right[field] ?? '';
      if (RANK.test(answer))
        for (const clue of clues) {
          const { sum, count } = this.#ranks.get(clue) ?? { sum: 0, count: 0 };
          this.#ranks.set(clue, { sum: sum + Number(answer), count: count + 1 });
        }
      for (const { value, label } of options)
        for (const clue of ['', ...clues]) {
          const entry = this.#seen.get(`${label}\n${clue}`) ?? { right: 0, wrong: 0 };
          entry[value === (RANK.test(answer) ? 'yes' : answer) ? 'right' : 'wrong'] += 1;
          this.#seen.set(`${label}\n${clue}`, entry);
        }
    }
  }

  /** A memory that knows the possible answers of this one, and nothing else. */
  emptied(): Memory {
    const other = new Memory();
    for (const [kind, values] of this.#values) other.#values.set(kind, values);
    return other;
  }

  answer(artifacts: Artifacts, fields: readonly string[]): Answer {
    const chosen = this.questions(artifacts, fields).map((question) => ({ question, value: this.#choose(question) }));
    const done = chosen
      .filter(({ value }) => value === 'yes')
      .map(({ question }) => ({ field: question.field, rank: this.#rank(question) }))
      .toSorted((one, other) => one.rank - other.rank);
    return Object.fromEntries(
      chosen.map(({ question: { field }, value }) => [
        field,
        value === 'yes' ? String(done.findIndex((card) => card.field === field) + 1) : value,
      ]),
    );
  }

  #choose({ clues, options }: Question): string {
    const scored = options.map(({ value, label }) => {
      const known = this.#seen.get(`${label}\n`) ?? { right: 0, wrong: 0 };
      const total = known.right + known.wrong;
      // Without any lesson, each option is as likely as the next.
      const usual = total === 0 ? 1 / options.length : (known.right + 0.5) / (total + 1);
      let score = logit(usual);
      for (const clue of clues) {
        const beside = this.#seen.get(`${label}\n${clue}`);
        if (beside) score += logit((beside.right + usual) / (beside.right + beside.wrong + 1)) - logit(usual);
      }
      return { value, score: score + Math.random() * 1e-6 };
    });
    return scored.toSorted((one, other) => other.score - one.score)[0]?.value ?? '';
  }

  #rank({ clues }: Question): number {
    const known = clues.flatMap((clue) => this.#ranks.get(clue) ?? []);
    const mean = known.reduce((all, { sum, count }) => all + sum / count, 0) / known.length;
    return known.length > 0 ? mean : Math.random() * 8;
  }

  questions(artifacts: Artifacts, fields: readonly string[]): readonly Question[] {
    const nodes = nodesIn(artifacts);
    const shared = textsIn(
      Object.fromEntries(Object.entries(artifacts).filter(([, part]) => nodesIn(part).every(({ id }) => id === undefined))),
    );
    return fields.map((field): Question => {
      const own =
        nodes.find(({ id }) => id === field) ?? nodes.find(({ id }) => typeof id === 'string' && field.startsWith(`${id}-`));
      const place = own ?? namedPart(artifacts, field);
      const offered = offeredIn(own, field) ?? offeredIn(namedPart(artifacts, 'gestures'), field);
      // Texts of the artifacts outside of any single thing count as clues for every field.
      const clues = [...new Set([...textsIn(withoutOffers(place)), ...shared].filter((text) => /\s/.test(text)).map(plain))];
      return { field, clues, options: offered ?? listedIn(artifacts, field) ?? this.#known(field) };
    });
  }

  #known(field: string) {
    return [...(this.#values.get(kindOf(field)) ?? [])].map((value) => ({ value, label: `${kindOf(field)} ${value}` }));
  }
}

function logit(probability: number): number {
  return Math.log(probability / (1 - probability));
}

/**
 * `message2-levier` → `levier`, `passage-7` → `passage`: the kind of a field, because things of one kind are judged alike. A name without a
 * number is its own kind.
 */
function kindOf(field: string): string {
  return /-([a-z]+)$/.exec(field)?.[1] ?? field.replace(/-?\d+$/, '');
}

/** Replaces numbers, which differ from play to play, as in codes and times. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/\d+/g, '#');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isNode(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The first part with this name, at any depth of the artifacts. */
function namedPart(artifacts: Artifacts, name: string): unknown {
  return nodesIn(artifacts).find((node) => name in node)?.[name];
}

const OFFERS = ['gestures', 'sentences', 'options'] as const;

function withoutOffers(part: unknown): unknown {
  if (!isNode(part)) return part;
  return Object.fromEntries(Object.entries(part).filter(([name]) => !OFFERS.some((offer) => offer === name)));
}

/** The answers that a part offers: as a list, as a list for each field, or as an object of labels. */
function offeredIn(part: unknown, field: string): Question['options'] | undefined {
  if (!isNode(part)) return undefined;
  const offer =
    OFFERS.map((name) => part[name]).find((found) => found !== undefined && !field.endsWith('-levier')) ?? part[field];
  if (Array.isArray(offer)) return optionsOf(offer);
  return isNode(offer) ? Object.entries(offer).map(([value, label]) => ({ value, label: plain(String(label)) })) : undefined;
}

function optionsOf(list: readonly unknown[]): Question['options'] {
  return list.map((entry) => {
    if (!isNode(entry)) return { value: String(entry), label: plain(String(entry)) };
    const { id, value = id, ...words } = entry;
    return { value: String(value), label: plain(textsIn(words).join(' | ')) };
  });
}

/** The answers for a field whose options are a list in the artifacts: for `mail`, the list `mails`. */
function listedIn(artifacts: Artifacts, field: string): Question['options'] | undefined {
  const list = namedPart(artifacts, field === 'person' ? 'people' : `${field}s`);
  return Array.isArray(list) ? optionsOf(list) : undefined;
}

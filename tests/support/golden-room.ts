/**
 * A small session that was played, with figures computed by hand: all code that counts a session has to agree with them.
 *
 * People: Achats a1–a5, RH r1–r3, in no team s1–s3; s3 came and opened nothing, and was given a hint of word-1 all the same; two who were
 * invited did not come; x1 was removed.
 * Expected 13 (11 who came, 2 who did not), came 11, played 10.
 *
 * | mission | opened by | solved by, after minutes | failures | hints |
 * |---|---|---|---|---|
 * | word, email | all ten | a1–a5 2 4 6 8 10, r1 12, r2 14 | a2 1, a4 1, a5 3, r3 3 | r1 1, r2 1 |
 * | form, phone | a1–a5 | a1 1, a2 2, a3 4 | a1–a3 2 each | a4 2, a5 2 |
 * | word-1, reporting | a1, a2, r1 | a1 3 | a1 5 | none |
 *
 * From memory, on word: a1 a2 a3 r1 right; a5 wrong; a4 wrong, then right.
 *
 * word: opened 10, solved 7, tries 8 + 7 = 15, hints 2, median of 2 4 6 8 10 12 14 is 8; answered 6, right 4; 'incorrect' by a2 a4 a5 r3.
 * Solved by the first answer without a hint: a1 a3 (r1 and r2 had one).
 * form: opened 5, solved 3, tries 6 + 3 = 9, hints 4, median of 1 2 4 is 2; 'refused' by a1 a2 a3.
 * word-1: opened 3, solved 1, tries 5 + 1 = 6, hints 0.
 * Solved one at least: a1–a5 r1 r2 = 7; finished: a1 = 1.
 *
 * form asks about four visitors: two hostile (parcel, call) and two genuine (visit, badge). Each is taken for hostile (h) or genuine (g); a
 * second letter is a later, different judgement:
 *
 * | | parcel | call | visit | badge |
 * |---|---|---|---|---|
 * | a1 | h | h | g | g |
 * | a2 | h | g, h | g | h, g |
 * | a3 | h | h | h, g | g |
 * | a4 | g, h | h | g | g |
 * | a5 | h | g, h | g | h |
 *
 * At first: hits 4 + 3, misses 1 + 2, false alarms 1 + 2, correct rejections 4 + 3. In the end: hits 5 + 5, no miss, false alarm 1, correct
 * rejections 9. Two things count for nothing: x1, who was removed, took the parcel for genuine; a1 judged all four the other way round
 * after the solve.
 */
import { fieldOf } from '#engine/rules/answer.ts';
import type { Checker } from '#engine/rules/checker.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { TRIED } from '#engine/rules/sequence.ts';
import type { RecallContent } from '#schemas/manifest/recall.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { fixtureChallenges } from './fixture-challenges.ts';
import { rightAnswer, type TestApp } from './test-app.ts';

const GOLDEN_QUESTION: RecallContent = {
  question: 'Que fait-on ?',
  options: ['Un.', 'Deux.'],
  answer: 1,
  because: 'Deux.',
};

const CHANGES: Readonly<Record<string, Partial<ChallengeManifest>>> = {
  word: { title: 'Le mot', themes: ['email', 'qr'], skill: 'Vérifier un message', retrieval: GOLDEN_QUESTION },
  form: { title: 'Le formulaire', themes: ['phone'], skill: 'Vérifier un appel', mistakes: { refused: 'mauvais nom' } },
  'word-1': { title: 'L’autre mot', themes: ['reporting'], skill: 'Signaler' },
};

/** The visitors that the challenge `form` asks about, and whether each is genuine. */
const VISITORS = { parcel: false, call: false, visit: true, badge: true } as const;
type Visitor = keyof typeof VISITORS;

/** Adds visitors that are judged one by one, as in a sequence: such a step is neither right nor wrong. */
function withVisitors(checker: Checker): Checker {
  return {
    ...checker,
    check: (answer, secrets) =>
      fieldOf(answer, TRIED) === undefined ? checker.check(answer, secrets) : { outcome: 'neutral', verdict: 'step' },
    choices: () =>
      Object.entries(VISITORS).map(([field, genuine]) => ({
        field,
        genuine,
        options: [
          { value: 'open', text: 'Ouvrir', act: genuine ? 'safe' : 'unsafe', takenFor: 'genuine' },
          { value: 'refuse', text: 'Refuser', act: genuine ? 'unsafe' : 'safe', takenFor: 'hostile' },
        ],
      })),
  };
}

/** The challenges of the app: the missions of the golden session. */
export const goldenChallenges: readonly RegisteredChallenge[] = Object.entries(CHANGES).flatMap(([key, changes]) =>
  fixtureChallenges
    .filter(({ manifest }) => manifest.key === key)
    .map(({ manifest, checker, ...challenge }) => ({
      ...challenge,
      manifest: { ...manifest, ...changes },
      checker: key === 'form' ? withVisitors(checker) : checker,
    })),
);

const ACHATS = ['a1', 'a2', 'a3', 'a4', 'a5'];
const RH = ['r1', 'r2', 'r3'];
const PLAYERS = [...ACHATS, ...RH, 's1', 's2'];
const MINUTE = 60_000;

const addressOf = (person: string) => `${person}@brevelle.example`;

type Step = readonly [minute: number, person: string, does: 'open' | 'fail' | 'hint' | 'solve' | Judgement, key: string];
/** Opening to a visitor takes the visitor for genuine, refusing for hostile. */
type Judgement = { readonly who: Visitor; readonly value: 'open' | 'refuse' };

const judges = (person: string, ...all: readonly (readonly [Visitor, 'g' | 'h'])[]): readonly Step[] =>
  all.map(([who, taken]): Step => [20, person, { who, value: taken === 'g' ? 'open' : 'refuse' }, 'form']);

const STEPS: readonly Step[] = [
  ...PLAYERS.map((person): Step => [0, person, 'open', 'word']),
  ...(['a2', 'a4', 'a5', 'a5', 'a5', 'r3', 'r3', 'r3'] as const).map((person): Step => [1, person, 'fail', 'word']),
  ...(['r1', 'r2'] as const).map((person): Step => [1, person, 'hint', 'word']),
  ...['a1', 'a2', 'a3', 'a4', 'a5', 'r1', 'r2'].map((person, index): Step => [2 + 2 * index, person, 'solve', 'word']),
  [16, 'x1', 'solve', 'word'],
  ...ACHATS.map((person): Step => [20, person, 'open', 'form']),
  ...['a1', 'a1', 'a2', 'a2', 'a3', 'a3'].map((person): Step => [20, person, 'fail', 'form']),
  ...['a4', 'a4', 'a5', 'a5'].map((person): Step => [20, person, 'hint', 'form']),
  ...judges('a1', ['parcel', 'h'], ['call', 'h'], ['visit', 'g'], ['badge', 'g']),
  ...judges('a2', ['parcel', 'h'], ['call', 'g'], ['call', 'h'], ['visit', 'g'], ['badge', 'h'], ['badge', 'g']),
  ...judges('a3', ['parcel', 'h'], ['call', 'h'], ['visit', 'h'], ['badge', 'g'], ['visit', 'g']),
  ...judges('a4', ['parcel', 'g'], ['call', 'h'], ['visit', 'g'], ['badge', 'g'], ['parcel', 'h']),
  ...judges('a5', ['parcel', 'h'], ['call', 'g'], ['visit', 'g'], ['badge', 'h'], ['call', 'h']),
  ...judges('x1', ['parcel', 'g']),
  [21, 'a1', 'solve', 'form'],
  ...judges('a1', ['parcel', 'g'], ['call', 'g'], ['visit', 'h'], ['badge', 'h']),
  [22, 'a2', 'solve', 'form'],
  [24, 'a3', 'solve', 'form'],
  ...['a1', 'a2', 'r1'].map((person): Step => [30, person, 'open', 'word-1']),
  ...Array.from({ length: 5 }, (): Step => [31, 'a1', 'fail', 'word-1']),
  [33, 'a1', 'solve', 'word-1'],
];

/**
 * Plays the golden session in an app with the golden challenges, and ends it. @param twice a person who also comes under a second address,
 * and does there only what counts for nothing beside the first @returns the session's identifier, and those of all people
 */
export async function playGoldenRoom(
  app: TestApp,
  twice?: string,
): Promise<{ session: string; ids: ReadonlyMap<string, string> }> {
  const admin = await app.admin();
  const teams = (people: readonly string[], team: string | null) => people.map((person) => ({ entry: addressOf(person), team }));
  const { body } = await admin('POST', '/admin/sessions', {
    name: 'Atelier témoin',
    challenges: ['word', 'form', 'word-1'],
    teams: ['Achats', 'RH'],
    allowed: [
      ...teams(ACHATS, 'Achats'),
      ...teams(RH, 'RH'),
      ...teams(['s1', 's2', 's3', 'absent1', 'absent2', 'x1', ...(twice ? ['y1'] : [])], null),
    ],
  });
  const session = String(body['id']);
  const people = new Map<string, Awaited<ReturnType<TestApp['player']>>>();
  for (const person of [...PLAYERS, 's3', 'x1', ...(twice ? ['y1'] : [])])
    people.set(person, await app.player(String(body['code']), addressOf(person)));
  const began = app.time.now;
  const play = async (person: string, does: Step[2] | 'answer', key: string, choice = 0) => {
    const { call, id } = people.get(person) ?? raise(`nobody is ${person}`);
    const path = `/challenges/${key}`;
    const right = () => (key === 'form' ? { username: 'admin' } : rightAnswer(app.database, id, key));
    const { status } = await (typeof does === 'object'
      ? call('POST', `${path}/attempts`, { answer: { [does.who]: does.value, [TRIED]: does.who } })
      : {
          open: () => call('GET', path),
          fail: () => call('POST', `${path}/attempts`, { answer: 'faux' }),
          hint: () => call('POST', `${path}/hints`, {}),
          solve: async () => call('POST', `${path}/attempts`, { answer: await right() }),
          answer: () => call('POST', `${path}/retrieval`, { choice }),
        }[does]());
    if (status !== 200) raise(`${person} ${JSON.stringify(does)} ${key}: ${status}`);
  };
  for (const [minute, person, does, key] of STEPS) {
    app.time.now = began + minute * MINUTE;
    await play(person, does, key);
  }
  if (twice) {
    for (const does of ['open', 'solve'] as const) await play('y1', does, 'word');
    const body = { into: people.get(twice)?.id, reason: 'one person' };
    await admin('POST', `/admin/participants/${people.get('y1')?.id}/merge`, body);
  }
  await admin('POST', `/admin/participants/${people.get('s3')?.id}/hints`, { challenge: 'word-1' });
  for (const person of ['a1', 'a2', 'a3', 'r1']) await play(person, 'answer', 'word', 1);
  for (const person of ['a4', 'a5']) await play(person, 'answer', 'word', 0);
  await play('a4', 'answer', 'word', 1);
  await admin('POST', `/admin/participants/${people.get('x1')?.id}/removal`, { reason: 'a test run' });
  await admin('POST', `/admin/sessions/${session}/room`, { action: 'end' });
  return { session, ids: new Map([...people].map(([person, { id }]) => [person, id])) };
}

function raise(message: string): never {
  throw new Error(message);
}

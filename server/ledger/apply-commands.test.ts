/** The reducer of a batch, without a database: the states after each command, and its events. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { UNTOUCHED } from '#engine/rules/challenge-state.ts';
import { correct, incorrect, type Judgement, neutral } from '#engine/rules/judgement.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { applyCommands } from './apply-commands.ts';
import type { Command } from './commands.ts';
import { type StateRow, untouchedRow } from './states.ts';

const MANIFEST = aManifest();
const OTHER = aManifest({ key: 'other' });
const AT = '2026-11-21T09:00:00.000Z';
const LATER = '2026-11-21T09:05:00.000Z';
const JUDGED = [{ item: 'mail-1', truth: 'hostile', takenFor: 'genuine' }] as const;

const attempt = (judgement: Judgement, idempotencyKey: string | null = null, participant = 'ana'): Command => ({
  kind: 'attempt',
  participant,
  at: LATER,
  manifest: MANIFEST,
  judgement,
  judged: JUDGED,
  idempotencyKey,
});
const hint = (seen?: number): Command => ({ kind: 'hint', participant: 'ana', at: LATER, manifest: MANIFEST, seen });
const opening = (manifest = MANIFEST): Command => ({ kind: 'opening', participant: 'ana', at: LATER, manifest });
const penalty: Command = { kind: 'penalty', participant: 'ana', at: LATER, points: -200, declaredBy: [], idempotencyKey: null };

const row = (changes: Partial<StateRow> = {}): StateRow => ({ ...untouchedRow('ana', 'sample'), opened_at: AT, ...changes });
const apply = (commands: readonly Command[], known: StateRow = row()) => applyCommands(commands, [known]);
const keyOf = (number: number) => createHash('sha256').update(`${number}`).digest('base64url');
const kinds = ({ stateEvents }: ReturnType<typeof applyCommands>) => stateEvents.map(({ kind }) => kind);

describe('a batch of commands', () => {
  it('an opening is stored and told once', () => {
    const { states, stateEvents, changes } = applyCommands([opening(), opening()], []);
    expect(states).toEqual([{ ...untouchedRow('ana', 'sample'), opened_at: LATER }]);
    const cell = { openedAt: LATER, failures: 0, hints: 0, given: 0, solvedAt: null, points: null };
    expect(stateEvents).toEqual([{ participant: 'ana', kind: 'opened', at: LATER, challenge: 'sample', detail: { cell } }]);
    expect(changes).toEqual([
      { before: UNTOUCHED, after: UNTOUCHED },
      { before: UNTOUCHED, after: UNTOUCHED },
    ]);
    expect(apply([opening()])).toMatchObject({ states: [], stateEvents: [] });
  });

  it.each([
    ['a hint', hint(), 'hint', { hints_shown: 1 }],
    ['a failed attempt', attempt(incorrect()), 'attempt', { failures: 1 }],
    ['an unfinished answer', attempt(neutral('empty')), 'opened', {}],
  ] as const)('%s opens a mission that was not', (_, command, kind, changes) => {
    const applied = apply([command], row({ opened_at: null }));
    expect(kinds(applied)).toEqual([kind]);
    expect(applied.states).toEqual([row({ opened_at: LATER, ...changes })]);
  });

  it('an unfinished answer to an open mission leaves nothing', () => {
    expect(apply([attempt(neutral('empty'))])).toMatchObject({ states: [], stateEvents: [], solves: [] });
  });

  it('a solve is stored with its time, award and round, and told with its verdict', () => {
    const known = row({ hints_shown: 1, round: 2 });
    const applied = apply([attempt(correct('done'))], known);
    expect(applied.states).toEqual([{ ...known, points: 450, solved_at: LATER }]);
    expect(applied.solves).toMatchObject([{ attempt: { participant: 'ana' }, award: 450, round: 2 }]);
    expect(applied.stateEvents).toMatchObject([
      { kind: 'solve', detail: { verdict: 'done', points: 4.5, cell: { solvedAt: LATER, points: 4.5 } } },
    ]);
  });

  it('a solve without a recorded opening, as an earlier release left it, is not won again', () => {
    const known = row({ opened_at: null, solved_at: AT, points: 500 });
    const applied = apply([attempt(correct())], known);
    expect(applied).toMatchObject({ states: [{ ...known, opened_at: LATER }], solves: [], judgements: [] });
  });

  it('each command of a batch finds what the one before it left, and each participant only their own', () => {
    const applied = apply([hint(), attempt(correct(), null, 'bob'), hint(), attempt(correct()), attempt(correct()), penalty]);
    expect(kinds(applied)).toEqual(['hint', 'solve', 'solve']);
    expect(applied.solves.map(({ attempt: { participant }, award }) => [participant, award])).toEqual([
      ['bob', 500],
      ['ana', 450],
    ]);
    expect(applied.states.map(({ participant, hints_shown, points }) => [participant, hints_shown, points])).toEqual([
      ['ana', 1, 450],
      ['bob', 0, 500],
    ]);
    expect(applied.changes.at(-1)).toEqual({ before: UNTOUCHED, after: UNTOUCHED });
    expect(applied.changes).toHaveLength(6);
  });

  it('missions are apart', () => {
    const { states } = applyCommands([attempt(incorrect()), opening(OTHER)], []);
    expect(states.map(({ challenge, failures }) => [challenge, failures])).toEqual([
      ['sample', 1],
      ['other', 0],
    ]);
  });

  it('an attempt that is sent again counts once, whatever was asked or left unfinished meanwhile', () => {
    const applied = apply([
      attempt(incorrect(), 'first'),
      hint(),
      attempt(neutral('empty'), 'unfinished'),
      attempt(incorrect(), 'first'),
      attempt(incorrect(), 'second'),
    ]);
    expect(applied.states).toMatchObject([{ failures: 2, hints_shown: 1 }]);
    expect(applied.judgements).toHaveLength(3);
    expect(applied.changes[3]).toEqual({ before: applied.changes[2]?.after, after: applied.changes[2]?.after });
  });

  it('an attempt that arrives again after later ones, as long as they are few, counts once', () => {
    const sent = Array.from({ length: 8 }, (_, number) => attempt(incorrect(), keyOf(number)));
    const [state] = apply(sent).states;
    expect(state).toMatchObject({ failures: 8 });
    expect(state?.last_attempt).toHaveLength(72);
    for (const again of sent) expect(apply([again], state).states).toEqual([]);
    expect(apply([attempt(incorrect(), keyOf(8))], state).states).toMatchObject([{ failures: 9 }]);
  });

  it('the attempt that a release before has counted last is known', () => {
    const key = keyOf(1);
    expect(apply([attempt(incorrect(), key)], row({ failures: 1, opened_at: AT, last_attempt: key })).states).toEqual([]);
  });

  it('attempts without a key count every time', () => {
    expect(apply([attempt(incorrect()), attempt(incorrect())]).states).toMatchObject([{ failures: 2, last_attempt: null }]);
  });

  it('what is judged is measured until the solve has shown the truth', () => {
    const judged = { participant: 'ana', challenge: 'sample', ...JUDGED[0] };
    expect(apply([attempt(incorrect()), attempt(correct()), attempt(correct())]).judgements).toEqual([judged, judged]);
    expect(apply([attempt(correct())], row({ round: 1 })).judgements).toEqual([]);
    expect(apply([hint(), opening()]).judgements).toEqual([]);
  });

  it('two hundred wrong answers to a mission are told; those after them are counted', () => {
    const applied = apply([attempt(incorrect('close')), attempt(incorrect('close'))], row({ failures: 199 }));
    expect(applied.stateEvents).toMatchObject([{ kind: 'attempt', detail: { verdict: 'close', cell: { failures: 200 } } }]);
    expect(applied.states).toMatchObject([{ failures: 201 }]);
    expect(kinds(apply([attempt(correct())], row({ failures: 500 })))).toEqual(['solve']);
  });
});

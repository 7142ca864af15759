/** Computes figures of returns from their tallies. Pure functions. */
import { frenchOrder } from '#engine/rules/french-order.ts';
import { grouped } from '#engine/rules/grouped.ts';
import { type JudgementCounts, type Measure, measureOf } from '#engine/rules/measure/discernment.ts';
import type { ToldReturn } from '#schemas/return-figures.ts';
import { type ReturnTally, sumOfAnswers, sumOfCounts } from './return-tally.ts';

type Figures = Pick<ToldReturn, 'discernment' | 'memory' | 'intentions'>;
type Groups = Pick<ReturnTally, 'discernment' | 'memory' | 'intentions'>;

/** @returns null without tallies */
export function sumOfReturns(tallies: readonly ReturnTally[]): ToldReturn | null {
  if (tallies.length === 0) return null;
  const groups: Groups = {
    discernment: samePeople(tallies.flatMap(({ discernment }) => discernment)),
    memory: samePeople(tallies.flatMap(({ memory }) => memory)),
    intentions: tallies.flatMap(({ intentions }) => intentions),
  };
  const kept = tallies.flatMap((tally) => tally.kept ?? []);
  return {
    kept: kept.length === tallies.length ? sum(kept) : null,
    came: sum(tallies.map(({ came }) => came)),
    ...figuresOf(groups),
    departments: departmentsOf(groups),
  };
}

/**
 * If some groups are compared with their own session (and at three months with three weeks), the figure covers only these groups: otherwise
 * it would compare different people.
 */
function samePeople<G extends { readonly first: unknown; readonly weeks?: unknown }>(groups: readonly G[]): readonly G[] {
  const compared = groups.filter(({ first }) => first !== null);
  const again = compared.filter(({ weeks }) => weeks !== undefined);
  if (again.length > 0) return again;
  return compared.length > 0 ? compared : groups;
}

function figuresOf({ discernment, memory, intentions }: Groups): Figures {
  return {
    discernment: discernmentOf(discernment),
    memory:
      memory.length === 0
        ? null
        : {
            people: peopleOf(memory),
            first: sumOfPresent(
              memory.map(({ first }) => first),
              sumOfAnswers,
            ),
            weeks: sumOfPresent(
              memory.map(({ weeks }) => weeks ?? null),
              sumOfAnswers,
            ),
            now: sumOfAnswers(memory.map(({ now }) => now)),
          },
    intentions:
      intentions.length === 0
        ? null
        : {
            people: peopleOf(intentions),
            held: sum(intentions.map(({ outcomes }) => outcomes.held)),
            partly: sum(intentions.map(({ outcomes }) => outcomes.partly)),
            'not-yet': sum(intentions.map(({ outcomes }) => outcomes['not-yet'])),
          },
  };
}

function discernmentOf(groups: Groups['discernment']): Figures['discernment'] {
  const people = peopleOf(groups);
  const measured = (counts: JudgementCounts | null): (JudgementCounts & Measure) | null => {
    const measure = counts && measureOf(counts, people);
    return measure && { ...counts, ...measure };
  };
  const now = measured(sumOfCounts(groups.map((group) => group.now)));
  if (!now) return null;
  const before = (when: 'first' | 'last' | 'weeks') =>
    measured(
      sumOfPresent(
        groups.map((group) => group[when] ?? null),
        sumOfCounts,
      ),
    );
  return { people, first: before('first'), last: before('last'), weeks: before('weeks'), now };
}

/** All departments of all figures, by name; empty if there is only one. */
function departmentsOf(groups: Groups): ToldReturn['departments'] {
  const all = [...groups.discernment, ...groups.memory, ...groups.intentions];
  const names = [...grouped(all, nameOf)].flatMap(([name, [first]]) =>
    first ? [{ name, team: first.team, others: first.others }] : [],
  );
  if (names.length < 2) return [];
  return names
    .sort((a, b) => Number(a.others) - Number(b.others) || Number(a.team === null) - Number(b.team === null) || byTeam(a, b))
    .map(({ name, team, others }) => {
      const of = <G extends Named>(list: readonly G[]) => list.filter((group) => nameOf(group) === name);
      return {
        team,
        others,
        ...figuresOf({ discernment: of(groups.discernment), memory: of(groups.memory), intentions: of(groups.intentions) }),
      };
    });
}

interface Named {
  readonly team: string | null;
  readonly others: boolean;
}

const nameOf = ({ team, others }: Named) => JSON.stringify([team, others]);

function byTeam(a: Named, b: Named): number {
  return frenchOrder(a.team ?? '', b.team ?? '');
}

/** The sum of the values that are not null; null if there are none. */
function sumOfPresent<T>(values: readonly (T | null)[], sumOf: (present: readonly T[]) => T): T | null {
  const present = values.flatMap((value) => (value === null ? [] : [value]));
  return present.length > 0 ? sumOf(present) : null;
}

function peopleOf(groups: readonly { readonly people: number }[]): number {
  return sum(groups.map(({ people }) => people));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

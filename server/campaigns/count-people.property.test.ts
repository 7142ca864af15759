import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPieces } from '../concurrency/in-pieces.ts';
import { type Attendance, type CountedPerson, countPeople, type ExpectedPerson } from './count-people.ts';

const email = fc.constantFrom(...Array.from({ length: 12 }, (_, index) => `p${index}@brevelle.example`));
const department = fc.constantFrom('Achats', 'Paie', null);
const people = fc.uniqueArray(fc.record({ email, name: fc.constant(null), department }), { selector: (person) => person.email });
const attendance = fc
  .record({
    email,
    other: email,
    merged: fc.boolean(),
    day: fc.constantFrom('2026-11-22', '2026-11-23', '2026-11-29', '2026-12-14'),
    finished: fc.boolean(),
  })
  .map(({ email: own, other, merged, day, finished }) => ({ email: own, mergedInto: merged ? other : own, day, finished }));
const unmerged = attendance.map((one): Attendance => ({ ...one, mergedInto: one.email }));
const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

test('each person counts once, and every sum agrees', async () => {
  await fc.assert(
    fc.asyncProperty(people, fc.array(unmerged), async (expected, attendances) => {
      const { figures, people: counted } = await inPieces(countPeople(expected, attendances));
      const came = new Set(attendances.map((one) => one.email));
      const finished = new Set(attendances.filter((one) => one.finished).map((one) => one.email));
      const count = (among: readonly ExpectedPerson[]) => ({
        expected: among.length,
        came: among.filter((person) => came.has(person.email)).length,
        finished: among.filter((person) => finished.has(person.email)).length,
      });
      expect(figures).toMatchObject(count(expected));
      for (const { department: name, ...counts } of figures.departments)
        expect(counts).toEqual(count(expected.filter((person) => person.department === name)));
      const among = (...states: CountedPerson['state'][]) => counted.filter(({ state }) => states.includes(state)).length;
      expect([counted.length, among('came', 'finished'), among('finished')]).toEqual([
        figures.expected,
        figures.came,
        figures.finished,
      ]);
      expect(figures.outside).toBe(came.size - figures.came);
      expect(total(figures.weeks.map((week) => week.came))).toBe(figures.came);
    }),
  );
});

test('with merged participants sums agree too, and neither the order nor a second session of the same people changes anything', async () => {
  await fc.assert(
    fc.asyncProperty(people, fc.array(attendance), async (expected, attendances) => {
      const { figures, people: counted } = await inPieces(countPeople(expected, attendances));
      const among = (...states: CountedPerson['state'][]) => counted.filter(({ state }) => states.includes(state)).length;
      expect([counted.length, among('came', 'finished'), among('finished')]).toEqual([
        figures.expected,
        figures.came,
        figures.finished,
      ]);
      expect(figures.finished).toBeLessThanOrEqual(figures.came);
      for (const field of ['expected', 'came', 'finished'] as const)
        expect(total(figures.departments.map((row) => row[field]))).toBe(figures[field]);
      expect(total(figures.weeks.map((week) => week.came))).toBe(figures.came);
      const again = attendances.map((one) => ({ ...one, finished: false }));
      const turned = countPeople([...expected].reverse(), [...again, ...attendances].reverse());
      expect(await inPieces(turned)).toEqual({ figures, people: counted });
    }),
  );
});

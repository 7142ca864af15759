/** A year of a company, planned by plain code that shares nothing with the product: who is where, comes when, and what pages must show. */

export interface YearSize {
  readonly people: number;
  /** One a Tuesday, from 12 January 2027. */
  readonly workshops: number;
}

const DAY_MS = 86_400_000;
/** The first one has three people: too few for a figure. */
export const DEPARTMENTS = ['Direction', 'Achats', 'Logistique', 'Paie', 'Technique', 'Ventes'] as const;
const IN_FIRST = 3;
const FIRST_TUESDAY = Date.parse('2027-01-12');
/** Weeks from the first workshop to the last. */
const WEEKS = 39;

export interface Employee {
  readonly email: string;
  readonly department: string;
  /** Index of the workshop to which the person is invited first. */
  readonly workshop: number;
  /** Workshops to which the person comes. */
  readonly comes: readonly number[];
  readonly solves: boolean;
  /** Whether the person leaves at half the year, or arrives then. */
  readonly stay: 'whole' | 'leaves' | 'arrives';
}

export type AttendanceWord = 'absent' | 'came' | 'finished';

export interface Counts {
  readonly expected: number;
  readonly came: number;
  readonly finished: number;
}

/** Every seventh is absent; of these every second comes to the make-up, which is the next workshop. Every third solves. */
export function planYear({ people, workshops }: YearSize) {
  const half = Math.floor(workshops / 2);
  const firstArrival = people - Math.ceil(people / 16);
  const days = Array.from({ length: workshops }, (_, index) => {
    const week = Math.round((index * WEEKS) / Math.max(1, workshops - 1));
    return new Date(FIRST_TUESDAY + week * 7 * DAY_MS).toISOString().slice(0, 10);
  });
  const employees = Array.from({ length: people }, (_, index): Employee => {
    const arrives = index >= firstArrival;
    const workshop = arrives ? half + (index % (workshops - half)) : index % workshops;
    const absent = index % 7 === 0;
    const makesUp = absent && workshop < workshops - 1 && index % 2 === 0;
    const others = DEPARTMENTS.slice(1);
    return {
      email: `p${String(index).padStart(4, '0')}@brevelle.example`,
      department: (index < IN_FIRST ? DEPARTMENTS[0] : others[index % others.length]) ?? '',
      workshop,
      comes: absent ? (makesUp ? [workshop + 1] : []) : [workshop],
      solves: index % 3 === 0,
      stay: arrives ? 'arrives' : index >= 8 && index < 8 + Math.floor(people / 13) ? 'leaves' : 'whole',
    };
  });
  /** Who comes to a workshop: whoever has left by then comes no more. */
  const comersOf = (workshop: number) =>
    employees.filter(({ comes, stay }) => comes.includes(workshop) && (stay !== 'leaves' || workshop < half));
  const comers = days.map((_, workshop) => new Set(comersOf(workshop)));
  const came = (person: Employee) => comers.some((here) => here.has(person));
  const expected = employees.filter(({ stay }) => stay !== 'leaves');
  const counts = (among: readonly Employee[]): Counts => ({
    expected: among.length,
    came: among.filter(came).length,
    finished: among.filter((person) => came(person) && person.solves).length,
  });
  const wordOf = (person: Employee): AttendanceWord => (!came(person) ? 'absent' : person.solves ? 'finished' : 'came');
  return {
    days,
    half,
    employees,
    comersOf,
    came,
    expected,
    counts,
    wordOf,
    /** Whoever is on the list of a workshop: who was to come to it, and who comes. */
    listOf: (workshop: number) => [
      ...new Set([
        ...employees.filter((person) => person.workshop === workshop && person.stay !== 'arrives'),
        ...comersOf(workshop),
      ]),
    ],
    ofDepartment: (department: string) => expected.filter((person) => person.department === department),
    /** Figures of the campaign's page at the end of the year. */
    figures() {
      const mondays = days.map((day) => Date.parse(day) - DAY_MS);
      const [first = 0, last = 0] = [mondays[0], mondays.at(-1)];
      const weeks = Array.from({ length: (last - first) / (7 * DAY_MS) + 1 }, (_, week) => {
        const monday = first + week * 7 * DAY_MS;
        const newcomers = mondays.flatMap((at, workshop) => (at === monday ? comersOf(workshop) : []));
        const here = newcomers.filter((person) => expected.includes(person)).length;
        return { monday: new Date(monday).toISOString().slice(0, 10), came: here };
      });
      return {
        ...counts(expected),
        outside: employees.filter((person) => person.stay === 'leaves' && came(person)).length,
        departments: [...DEPARTMENTS]
          .sort((a, b) => a.localeCompare(b, 'fr'))
          .map((department) => ({
            department,
            ...counts(expected.filter((person) => person.department === department)),
          })),
        weeks,
      };
    },
  };
}

/** Milliseconds of nine o'clock in Paris, plus minutes. */
export function nineInParis(day: string): number {
  return Date.parse(`${day}T${day >= '2027-03-28' && day < '2027-10-31' ? '07' : '08'}:00:00Z`);
}

/**
 * Parts as returns tell them, added up over departments, of which those of fewer than five are told together until they are five.
 * @param counted the department of everybody who is counted @param held of these, who has the part
 */
export function toldByDepartment(counted: readonly string[], held: readonly string[]): number {
  const sizes = [...new Set(counted)]
    .map((name) => ({
      name,
      whole: counted.filter((one) => one === name).length,
      part: held.filter((one) => one === name).length,
    }))
    .sort((a, b) => a.whole - b.whole || (a.name < b.name ? -1 : 1));
  const others = { whole: 0, part: 0 };
  let told = 0;
  for (const { whole, part } of sizes) {
    if (whole >= 5 && (others.whole === 0 || others.whole >= 5)) told += toldApart(part, whole);
    else {
      others.whole += whole;
      others.part += part;
    }
  }
  return told + (others.whole === 0 ? 0 : toldApart(others.part, others.whole));
}

/** How reports tell a part of a whole: nobody and everybody are told as one person away, or a twentieth (docs/console.md). */
export function toldApart(part: number, whole: number): number {
  const inwards = Math.min(Math.max(1, Math.ceil(whole / 20)), Math.floor(whole / 2));
  return Math.min(Math.max(part, inwards), whole - inwards);
}

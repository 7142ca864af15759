/**
 * A year of a company, planned by plain code that shares nothing with the product: departments, attendance, and the figures that pages must
 * show.
 */

export interface YearSize {
  readonly people: number;
  /** Number of workshops, on Tuesdays from 12 January 2027, spread over 39 weeks. */
  readonly workshops: number;
}

const DAY_MS = 86_400_000;
/** The first department has three people: too few for a figure. */
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
  /** Whether the person is employed all year, leaves at half of it, or arrives then. */
  readonly stay: 'whole' | 'leaves' | 'arrives';
}

export type AttendanceWord = 'absent' | 'came' | 'finished';

export interface Counts {
  readonly expected: number;
  readonly came: number;
  readonly finished: number;
}

/** Every seventh person is absent; every second of these comes to the make-up, which is the next workshop. Every third person solves. */
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
  /** The people who come to a workshop: without those who have left the company by then. */
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
    /** The people on the list of a workshop: those who were invited to it, and those who come. */
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

/** Nine o'clock in Paris on a day of 2027, in milliseconds since 1970. */
export function nineInParis(day: string): number {
  return Date.parse(`${day}T${day >= '2027-03-28' && day < '2027-10-31' ? '07' : '08'}:00:00Z`);
}

/**
 * The numerators of the shares that the page of returns shows, added up over departments. Departments of fewer than five people are merged
 * until they have five.
 * @param counted the department of each counted person @param held the department of each person who belongs to the part
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

/** A part of a whole as reports show it: at least one person, or a twentieth, away from nobody and from everybody (docs/console.md). */
export function toldApart(part: number, whole: number): number {
  const inwards = Math.min(Math.max(1, Math.ceil(whole / 20)), Math.floor(whole / 2));
  return Math.min(Math.max(part, inwards), whole - inwards);
}

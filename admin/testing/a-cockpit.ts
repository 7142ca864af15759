/** Cockpit states for tests and stories: small ones made by hand, and a large one that is always the same. */
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import type { SessionClock } from '#schemas/session-clock.ts';

/** Start of all these sessions, in milliseconds since 1970. */
export const COCKPIT_START = Date.UTC(2026, 10, 21, 9);

export function aClock(minutes: number, more: Partial<SessionClock> = {}): SessionClock {
  return {
    phase: 'running',
    open: true,
    opensAt: null,
    startedAt: new Date(COCKPIT_START).toISOString(),
    closesAt: new Date(COCKPIT_START + 90 * 60_000).toISOString(),
    pausedAt: null,
    frozenAt: null,
    endedAt: null,
    now: new Date(COCKPIT_START + minutes * 60_000).toISOString(),
    ...more,
  };
}

export interface CockpitMaking {
  /** Minutes since the start. */
  readonly minutes: number;
  readonly missions: readonly (readonly [key: string, title: string, minutes: number, hints: number])[];
  readonly people: readonly {
    readonly id: string;
    readonly username: string;
    readonly name?: string | null;
    readonly realName?: string | null;
    readonly team?: string | null;
    readonly joined?: number;
    readonly active?: number;
    /** By mission: minute of opening, minute of the solve, then the numbers of failed attempts, hints, and granted hints. */
    readonly cells?: Readonly<
      Record<string, readonly [opened: number | null, solved?: number | null, failures?: number, hints?: number, given?: number]>
    >;
  }[];
  readonly more?: Partial<CockpitSnapshot>;
}

/** Snapshot as the server sends it. All minutes count from the start. */
export function aSnapshot({ minutes, missions, people, more = {} }: CockpitMaking): CockpitSnapshot {
  const cells: CockpitSnapshot['cells'] = {
    participant: [],
    mission: [],
    openedAt: [],
    failures: [],
    hints: [],
    given: [],
    took: [],
    points: [],
  };
  people.forEach((person, place) => {
    missions.forEach(([key], column) => {
      const cell = person.cells?.[key];
      if (!cell) return;
      const [opened, solved = null, failures = 0, hints = 0, given = 0] = cell;
      cells.participant.push(place);
      cells.mission.push(column);
      cells.openedAt.push(opened === null ? null : Math.round(opened * 60));
      cells.failures.push(failures);
      cells.hints.push(hints);
      cells.given.push(given);
      cells.took.push(solved === null ? null : Math.round((solved - (opened ?? 0)) * 60));
      cells.points.push(solved === null ? null : 5 - (hints - given) * 0.5);
    });
  });
  return {
    number: 100,
    room: aClock(minutes),
    code: 'K7QF-2MXD',
    name: 'Équipe achats',
    teams: [],
    hintPolicy: 'table',
    since: new Date(COCKPIT_START).toISOString(),
    missions: missions.map(([key, title, lasts, hints]) => ({ key, title, minutes: lasts, hints, played: true })),
    participants: people.map(
      ({ id, username, name = null, realName = null, team = null, joined = 0, active = joined, cells: own = {} }) => ({
        id,
        username,
        name,
        realName,
        team,
        points: Object.values(own).reduce(
          (sum, [, solved = null, , hints = 0, given = 0]) => sum + (solved === null ? 0 : 5 - (hints - given) * 0.5),
          0,
        ),
        joinedAt: Math.round(joined * 60),
        activeAt: Math.round(active * 60),
      }),
    ),
    cells,
    breaks: [],
    absent: [],
    absentCount: 0,
    shared: [],
    ...more,
  };
}

const TITLES = [
  'Le mail du directeur',
  'La fausse page de connexion',
  'Le mot de passe du stagiaire',
  'La fenêtre qui fait peur',
  'Le message de César',
  'Empreinte et Base64',
  'Le bouton caché',
  'Ce que dit l’adresse',
  'Le code source',
  'Le bureau abandonné',
  'La photo de trop',
  'L’intranet bavard',
  'Le Wi-Fi du café',
  'Les droits de trop',
  'Le quiz du vendredi',
  'Le jeton signé',
  'Le dossier oublié',
  'Le script de la page',
  'La base qui parle',
  'L’injection',
  'La clé du serveur',
  'Le dernier verrou',
] as const;
const FIRST = ['Éloïse', 'Noël', 'Martin', 'Aïcha', 'Camille', 'Jean-Baptiste', 'Inès', 'Bruno', 'Zoé', 'Léa', 'Omar', 'Solène'];
const LAST = ['Dupont-Martin', 'Léger', 'O’Neil', 'Benali', 'Fontaine', 'Lefebvre', 'Nguyen', 'Roussel', 'Garnier', 'Moreau'];
const TEAMS = ['Achats', 'Ventes', 'Administration', 'Logistique', 'Direction des systèmes d’information'];

/** Session with `count` people and all missions after 62 minutes: fast and slow people, some who are stuck, a few who have not begun. */
export function fullCockpit(count = 500, columns: number = TITLES.length): CockpitSnapshot {
  const draw = numbers(7);
  const minutes = 62;
  const missions = TITLES.slice(0, columns).map(
    (title, index) => [`mission-${index + 1}`, title, 3 + (index % 4) * 2, 3] as const,
  );
  const people = Array.from({ length: count }, (_, index) => {
    const first = FIRST[index % FIRST.length] ?? '';
    const last = LAST[(index * 7 + Math.floor(index / 12)) % LAST.length] ?? '';
    const plain = `${first}.${last}`
      .normalize('NFD')
      .replace(/[^A-Za-z.-]/g, '')
      .toLowerCase();
    const pace = 0.5 + draw();
    let at = 1 + draw() * 4;
    const joined = Math.max(0, at - 1);
    const cells: Record<string, [number, number | null, number, number, number]> = {};
    for (const [key, , lasts] of index % 41 === 40 ? [] : missions) {
      const takes = lasts * pace * (0.3 + draw());
      const failures = Math.floor(draw() * draw() * (index % 17 === 3 ? 14 : 5));
      const hints = Math.floor(draw() * draw() * 4);
      const given = hints > 1 && draw() < 0.2 ? 1 : 0;
      const solved = at + takes <= minutes - (index % 13 === 5 ? 14 : 0) && draw() < 0.97;
      cells[key] = [at, solved ? at + takes : null, failures, hints, given];
      at += takes + draw();
      if (at > minutes - 0.5 || (index % 13 === 5 && !solved)) break;
    }
    return {
      id: index.toString(16).padStart(28, '0'),
      username: `${plain}${index >= 12 ? index : ''}@brevelle.example`,
      name: `${first}${index >= 12 ? ` ${index}` : ''}`,
      team: TEAMS[index % TEAMS.length] ?? null,
      joined,
      active: Math.min(minutes, Math.max(joined, at - draw() * 3)),
      cells,
    };
  });
  const [one, two, three] = people;
  return aSnapshot({
    minutes,
    missions,
    people,
    more: {
      name: 'Semaine de la cybersécurité, tous les services',
      teams: TEAMS,
      absent: FIRST.slice(0, 8).map((name, index) => ({
        username: `absent.${index}@brevelle.example`,
        realName: null,
        team: name === 'Noël' ? null : 'Ventes',
      })),
      absentCount: 31,
      shared: [
        { at: 1800, participant: one?.id ?? '', other: two?.id ?? '', challenge: 'mission-3' },
        { at: 3000, participant: three?.id ?? '', other: one?.id ?? '', challenge: 'mission-5' },
      ],
    },
  });
}

/** Session with twelve people and six missions after twelve minutes, in which nobody needs help. */
export function quietCockpit(): CockpitSnapshot {
  const missions = TITLES.slice(0, 6).map((title, index) => [`mission-${index + 1}`, title, 5, 3] as const);
  const people = FIRST.map((first, index) => ({
    id: index.toString(16).padStart(28, '0'),
    username: `${first
      .normalize('NFD')
      .replace(/[^A-Za-z-]/g, '')
      .toLowerCase()}@brevelle.example`,
    name: first,
    active: 11,
    cells: {
      'mission-1': [1, 4 + (index % 3), index % 2, index % 3 === 0 ? 1 : 0] as const,
      'mission-2': index % 4 === 0 ? ([6, 10.5, 1, 0] as const) : ([9, null, index % 2, 0] as const),
    },
  }));
  return aSnapshot({ minutes: 12, missions, people });
}

/** Generator of pseudo-random numbers from 0 to 1; the same seed gives the same numbers. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

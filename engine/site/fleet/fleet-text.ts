/** Texts about the progress of the room, in French: one line, and news. Pure functions. */
import { isInBetterHalf } from '#engine/rules/better-half.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { Fleet, FleetMoment } from '#schemas/fleet.ts';
import { ordinalEnding, rankText } from '../missions/standing-text.ts';

export interface FleetNews {
  readonly text: string;
  /** Whether the news concerns the whole room, and so is worth an announcement. */
  readonly together: boolean;
}

/** Changes since the previous state; null for none, and for the first state. */
export function fleetNews(before: Fleet | null, now: Fleet): FleetNews | null {
  if (before === null) return null;
  const known = new Set(before.moments.map(idOf));
  const fresh = now.moments.filter((moment) => !known.has(idOf(moment)));
  // The last moment is the most important one: news of the whole fleet comes last.
  const moment = fresh.at(-1);
  if (moment) return { text: frenchSpaces(momentText(moment)), together: true };
  const told = new Set(before.latest.map(solveId));
  const solve = now.latest.find((one) => !told.has(solveId(one)) && (one.name === null || one.name !== now.own.name));
  if (!solve) return null;
  const who = solve.name ?? 'Quelqu’un';
  const text = solve.first ? `${who} ouvre la voie : « ${solve.title} »` : `${who} vient de réussir « ${solve.title} »`;
  return { text: frenchSpaces(text), together: false };
}

/** The player's rank if it is in the better half; otherwise their progress. */
export function ownText({ own, missions }: Pick<Fleet, 'own' | 'missions'>): string {
  return own.place === null ? `${own.done}\u00a0${own.done > 1 ? 'missions' : 'mission'} sur ${missions}` : rankText(own.place);
}

/** The player's team, with its rank if somebody has solved something and the team is in the better half; null without a team. */
export function teamText({ own: { team }, found }: Pick<Fleet, 'own' | 'found'>): string | null {
  if (team === null) return null;
  return found > 0 && isInBetterHalf(team.rank, team.of)
    ? `${team.name}, ${team.rank}${ordinalEnding(team.rank)} équipe`
    : team.name;
}

/** Progress of the room. */
export function roomText({ found, people, missions }: Pick<Fleet, 'found' | 'people' | 'missions'>): string {
  // The first line that a newcomer reads about a boat: it says what the boat is for.
  if (found === 0) return 'Votre bateau avance à chaque réussite';
  if (people > 1 && found === people * missions) return 'Toute la flotte est au port';
  return `La salle a réussi ${found} ${found > 1 ? 'missions' : 'mission'} sur ${people * missions}`;
}

const TOGETHER: Readonly<Record<FleetMoment['kind'], (what: string, name: string | null) => string>> = {
  'first-solve': (what, name) => (name === null ? `Première réussite : ${what}` : `Première réussite : ${name}, ${what}`),
  everybody: (what) => `Toute la salle a réussi ${what}`,
  'half-found': () => 'La salle a réussi la moitié de ses missions',
  'half-home': () => 'La moitié de la flotte est au port',
  'all-home': () => 'Toute la flotte est au port',
};

function momentText({ kind, title, name }: FleetMoment): string {
  return TOGETHER[kind](`« ${title ?? ''} »`, name);
}

function idOf({ kind, title }: FleetMoment): string {
  return kind === 'everybody' ? `${kind} ${title}` : kind;
}

function solveId({ name, title, at }: Fleet['latest'][number]): string {
  return `${at} ${title} ${name}`;
}

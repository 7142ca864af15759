/** Proposes missions for the debrief of a room, by its play and its minutes, each with the reason. Pure functions. */
import { DEBRIEF_MISSIONS, MIN_TOLD } from '#schemas/constants.ts';
import type { Proposal, ProposedMission } from '#schemas/debrief.ts';
import { type NamedMistake, saysOnlyWrong } from '#schemas/verdict-labels.ts';

/** A room's figures of one mission. */
export interface PlayedMission {
  readonly key: string;
  readonly title: string;
  /** People who opened the mission. */
  readonly opened: number;
  /** People who answered at least once, rightly or not. */
  readonly tried: number;
  /** People whose first answer was wrong. */
  readonly wrongAtFirst: number;
  readonly solved: number;
  /** Mistakes, the commonest first, without those that too few people made for them to be shown. */
  readonly mistakes: readonly (NamedMistake & { readonly people: number })[];
}

/** Minimum minutes for a mission: a picture, a mistake, a question and a gesture take as long. */
const MINUTES_EACH = 5;
/** Weights of the criteria; they add up to 1. */
const WEIGHTS = { wrongAtFirst: 0.4, sharedMistake: 0.3, unsolved: 0.3 } as const;
/** Share of the room from which a reason is given: a mistake that a fifth of the people made is typical of the room. */
const TELLING = { mistake: 0.2, unsolved: 0.5 } as const;

/**
 * Proposes up to three missions, the one with the greatest need first; fewer if time is short or fewer were played. Missions that fewer
 * than `MIN_TOLD` people tried come last, and without figures.
 * @param played in the order of play, which decides between equals @param minutes for all of the debrief, at least 1
 */
export function propose(played: readonly PlayedMission[], minutes: number): Proposal {
  const most = Math.max(1, Math.min(DEBRIEF_MISSIONS, Math.floor(minutes / MINUTES_EACH)));
  const ranked = played
    .map((mission) => ({ mission, need: needOf(mission) }))
    .sort((a, b) => b.need - a.need || b.mission.opened - a.mission.opened)
    .slice(0, most);
  return {
    minutes,
    minutesEach: Math.max(1, Math.floor(minutes / Math.max(1, ranked.length))),
    missions: ranked.map(({ mission }) => reasoned(mission)),
  };
}

/** The room's commonest mistake that has a message of its own, with the number of people who made it. */
function sharedMistake({ mistakes }: PlayedMission) {
  return mistakes.find(({ verdict, people }) => !saysOnlyWrong(verdict) && people >= MIN_TOLD);
}

/** Need of a debrief, from 0 to 1; -1 where too few people tried the mission. */
function needOf(mission: PlayedMission): number {
  const { tried, wrongAtFirst, solved } = mission;
  if (tried < MIN_TOLD) return -1;
  const share = (people: number) => Math.min(1, people / tried);
  return (
    WEIGHTS.wrongAtFirst * share(wrongAtFirst) +
    WEIGHTS.sharedMistake * share(sharedMistake(mission)?.people ?? 0) +
    WEIGHTS.unsolved * (1 - share(solved))
  );
}

function reasoned(mission: PlayedMission): ProposedMission {
  const { key, title, tried, wrongAtFirst, solved } = mission;
  const of = tried;
  const without = { key, title, people: null, of: null, mistake: null };
  if (of < MIN_TOLD) return { ...without, reason: 'played' };
  const shared = sharedMistake(mission);
  if (shared && shared.people / of >= TELLING.mistake) {
    const { people, ...mistake } = shared;
    return { key, title, reason: 'mistake', people: Math.min(people, of), of, mistake };
  }
  if (solved / of < TELLING.unsolved) return { ...without, reason: 'few-solved', people: solved, of };
  return { ...without, reason: 'first-try', people: wrongAtFirst, of };
}

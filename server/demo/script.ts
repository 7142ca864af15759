/** The script of a demo: timed steps of its players. Pure functions, deterministic by seed. */

import { MINUTE_MS, SECOND_MS } from '#engine/rules/milliseconds.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import { createVariant, type Variant } from '#engine/rules/variant.ts';
import { CATEGORIES, DIFFICULTIES } from '#schemas/constants.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Listing } from '#schemas/programmes.ts';
import type { Person } from './people.ts';

type Mission = Listing & Pick<ChallengeManifest, 'key' | 'category' | 'difficulty' | 'duration' | 'hints'>;

export interface Step {
  /** Milliseconds since the beginning of the demo. */
  readonly at: number;
  readonly person: Person;
  readonly act: 'join' | 'open' | 'hint' | 'miss' | 'solve';
  /** Absent for a login. */
  readonly challenge?: string;
}

/** Maximum length of play, in milliseconds. */
export const LENGTH = 90 * MINUTE_MS;
/** Milliseconds within which all players join. */
const ARRIVAL = 150 * SECOND_MS;

/**
 * Steps in order of time.
 * @param seed at least 32 hexadecimal digits @param chosen missions of the session; null is the classic programme
 */
export function scriptOf(
  people: readonly Person[],
  missions: readonly Mission[],
  seed: string,
  chosen: readonly string[] | null = null,
): readonly Step[] {
  const source = createVariant(seed);
  const played = sessionMissions(chosen, missions);
  return people
    .flatMap((person) => stepsOf(person, played, source))
    .filter(({ at }) => at <= LENGTH)
    .sort((a, b) => a.at - b.at);
}

function stepsOf(person: Person, missions: readonly Mission[], source: Variant): Step[] {
  let at = source.integer(0, ARRIVAL);
  const steps: Step[] = [{ at, person, act: 'join' }];
  const chosen = inOrderOfPlay(missions, source).slice(0, person.leavesAfter);
  for (const [index, mission] of chosen.entries()) {
    const stuck = index === person.stuckAt;
    const acts = actsOf(person, mission, stuck, source);
    // Time to settle down, or to read the previous debrief and return to the hub.
    at += source.integer(20, 60) * SECOND_MS;
    steps.push({ at: Math.round(at), person, act: 'open', challenge: mission.key });
    // A third of the time is reading, before the first attempt.
    const whole = mission.duration * MINUTE_MS * person.pace * (source.integer(60, 110) / 100);
    at += whole / 3;
    for (const act of acts) {
      at += ((whole * 2) / 3 / acts.length) * (source.integer(70, 130) / 100);
      steps.push({ at: Math.round(at), person, act, challenge: mission.key });
    }
    if (stuck) return [...steps, ...triesWithoutEnd(at, person, mission, source)];
  }
  return steps;
}

/**
 * Sorts missions from easy to hard, as on the hub, and general ones before technical ones; shuffled within these groups for each player.
 */
function inOrderOfPlay(missions: readonly Mission[], source: Variant): Mission[] {
  return [...DIFFICULTIES, undefined].flatMap((level) =>
    CATEGORIES.flatMap((subject) =>
      source.shuffle(missions.filter(({ difficulty, category }) => difficulty === level && category === subject)),
    ),
  );
}

function actsOf(person: Person, mission: Mission, stuck: boolean, source: Variant): Step['act'][] {
  const hints = stuck ? mission.hints.length : Math.min(mission.hints.length, source.integer(0, person.hints));
  const misses = source.integer(stuck ? 2 : 0, person.misses);
  const before = source.shuffle<Step['act']>([...Array(hints).fill('hint'), ...Array(misses).fill('miss')]);
  return stuck ? before : [...before, 'solve'];
}

function triesWithoutEnd(from: number, person: Person, { key }: Mission, source: Variant): Step[] {
  const steps: Step[] = [];
  for (let at = from; at <= LENGTH; at += source.integer(60, 180) * SECOND_MS)
    steps.push({ at: Math.round(at), person, act: 'miss', challenge: key });
  return steps.slice(1);
}

/** Texts for a player who has solved everything, in French. Pure functions. */
import { exactPoints, pointsWord } from '#engine/frame/play/points-text.ts';
import type { FleetBoats } from '#schemas/fleet.ts';
import type { Summary } from '#schemas/summary.ts';

interface Figure {
  readonly value: string;
  readonly label: string;
}

/** Whether an act in a mission is shown as a mistake although no try failed: then it does not count as « sans essai manqué » either. */
export type IsReviewed = (mission: Summary['missions'][number]) => boolean;

/** Three figures: solved missions; those without a failed try or, if there are none, the failed tries; points. */
export function completionFigures(
  { missions, points }: Pick<Summary, 'missions' | 'points'>,
  isReviewed: IsReviewed = () => false,
): readonly Figure[] {
  const solved = missions.filter((mission) => mission.solved);
  const atOnce = solved.filter((mission) => mission.failures === 0 && !isReviewed(mission)).length;
  const missed = solved.reduce((sum, { failures }) => sum + failures, 0);
  return [
    { value: String(solved.length), label: solved.length > 1 ? 'missions réussies' : 'mission réussie' },
    atOnce > 0 || missed === 0
      ? { value: String(atOnce), label: 'sans essai manqué' }
      : { value: String(missed), label: missed > 1 ? 'essais manqués en chemin' : 'essai manqué en chemin' },
    { value: exactPoints(points), label: pointsWord(points) },
  ];
}

/**
 * The same three figures before the server sends them: those that the page knows, and a dash for the others. @param points decimal; null
 * while they are unknown
 */
export function knownFigures(solved: number, points: number | null): readonly Figure[] {
  return [
    { value: String(solved), label: solved > 1 ? 'missions réussies' : 'mission réussie' },
    { value: '–', label: 'sans essai manqué' },
    { value: points === null ? '–' : exactPoints(points), label: pointsWord(points ?? 0) },
  ];
}

/** One sentence, encouraging also after many mistakes. */
export function completionSentence({ missions }: Pick<Summary, 'missions'>, isReviewed: IsReviewed = () => false): string {
  const solved = missions.filter((mission) => mission.solved);
  const mended = solved.filter(({ failures }) => failures > 0).length;
  if (mended > 1 && mended === solved.length)
    return 'Chaque mission a demandé plus d’un essai, et chacune est réussie : ce que l’on reprend se retient mieux.';
  if (mended === 0 && solved.some(isReviewed)) return 'Un geste reste à revoir : Mon bilan dit lequel, et ce qui tient mieux.';
  if (mended === 0) return 'Pas un faux pas de tout le voyage : vous avez regardé avant d’agir.';
  if (mended === 1) return 'Une mission a demandé plus d’un essai : c’est celle dont on se souvient le mieux.';
  return `${mended} missions ont demandé plus d’un essai : ce sont celles dont on se souvient le mieux.`;
}

/** A fleet of the player's own boat alone, where the session shows no fleet. */
export function ownBoat(missions: number): FleetBoats {
  return {
    missions,
    teams: [],
    own: { name: null, team: null, stage: 0, done: missions },
    stages: [{ done: missions, count: 1, boats: [] }],
  };
}

/** Accessible description of the picture. */
export function harbourText({ stages, missions }: FleetBoats): string {
  const [first] = stages;
  const home = first?.done === missions ? first.count : 1;
  const all = stages.reduce((sum, { count }) => sum + count, 0);
  if (all <= 1) return 'Votre bateau entre au port.';
  return home <= 1
    ? `Votre bateau entre au port, le premier des ${all} de la flotte.`
    : `Votre bateau entre au port : ${home} des ${all} bateaux de la flotte y sont.`;
}

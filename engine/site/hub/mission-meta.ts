import { pointsWord, shortPoints } from '#engine/frame/play/points-text.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';

/** « Moyen · 5 points · 4 min ». */
export function missionMeta({
  difficulty,
  points,
  duration,
}: Pick<CatalogueEntry, 'difficulty' | 'points' | 'duration'>): string {
  const worth = `${shortPoints(points)}\u00a0${pointsWord(points)}`;
  return [...(difficulty ? [difficulty] : []), worth, `${duration}\u00a0min`].join('\u00a0· ');
}

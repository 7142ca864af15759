/** The result of a solve as one sentence that is read aloud once: points, rank, number of missions, in this order. */
import { useEffect, useState } from 'react';
import { pointsWord, shortPoints } from '#engine/frame/play/points-text.ts';
import type { MissionProgress } from '../missions/mission-progress.ts';
import { rankText } from '../missions/standing-text.ts';
import { type Award, netText } from './award.ts';
import type { RankGained } from './rank-gained.ts';

/** Milliseconds until the sentence may be read: after the heading, and once the points are counted up. */
const TOLD_AFTER = 1_200;
/** Milliseconds for which the sentence waits for points and rank; a rank that comes later is only shown. */
const WAITS_FOR = 4_000;

/**
 * The sentence: null until it is time, and the same from then on, whatever is known later.
 * @param award null until it is known
 * @param rank null if none is shown
 * @param rankPending whether the rank may still come
 * @param progress null if it is not shown
 */
export function useFiguresTold(
  award: Award | null,
  failures: number,
  rank: RankGained | null,
  rankPending: boolean,
  progress: MissionProgress | null,
): string | null {
  const [waited, setWaited] = useState(0);
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    const timers = [TOLD_AFTER, WAITS_FOR].map((delay) => setTimeout(() => setWaited(delay), delay));
    return () => timers.forEach(clearTimeout);
  }, []);
  const due = award !== null && waited >= (rankPending ? WAITS_FOR : TOLD_AFTER);
  if (told === null && due) setTold(figuresText(award, failures, rank, progress));
  return told;
}

/** « 4 points sur 5, 2 places de mieux, 4e place sur 12, mission 3 sur 8. » */
export function figuresText(award: Award, failures: number, rank: RankGained | null, progress: MissionProgress | null): string {
  const parts = [awardText(award, failures)];
  if (rank && rank.gained > 0) parts.push(`${placesText(rank.gained)} de mieux`);
  if (rank && rank.rank !== null) parts.push(`${rankText(rank.rank)} sur ${rank.of}`);
  if (progress && progress.of > 1) parts.push(progressText(progress).replace('Mission', 'mission').replace(' · ', ', '));
  return `${parts.join(', ')}.`;
}

/** « 4,50 points sur 5 », and why it is less if a false step took points. */
function awardText(award: Award, failures: number): string {
  const won = `${shortPoints(award.net)}\u00a0${pointsWord(award.net)}`;
  if (award.net >= award.worth) return won;
  const net = netText(award, failures);
  return `${won} sur ${shortPoints(award.worth)}${net === null ? '' : ` (${net})`}`;
}

/** « 2 places ». */
export function placesText(count: number): string {
  return `${count} ${count > 1 ? 'places' : 'place'}`;
}

/** « Mission 3 sur 8 · Premiers pas terminé ». */
export function progressText({ done, of, finished }: MissionProgress): string {
  const count = `Mission ${done}\u00a0sur ${of}`;
  return finished === null ? count : `${count} · ${finished} terminé`;
}

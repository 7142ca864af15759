/**
 * Sensitivity and criterion: how well people tell what is hostile from what is genuine, and which way they lean when they are unsure.
 * Signal detection theory (equal variances, yes/no task), from counts of judgements. Pure. Meaning of the figures, and its limits:
 * docs/measure.md.
 *
 * The signal is the hostile item: to take one for hostile is a hit, and to take a genuine one for hostile is a false alarm.
 */
import { type DISCERNMENTS, MIN_REPORTED, type TENDENCIES } from '#schemas/report-constants.ts';
import { normalDensity, normalQuantile } from './normal.ts';

/** The two kinds of items, and what an item is taken for. */
export type Truth = 'genuine' | 'hostile';

/** Counts of judgements, by what the items were and what they were taken for. */
export interface JudgementCounts {
  /** Hostile items, taken for hostile. */
  readonly hits: number;
  /** Hostile items, taken for genuine. */
  readonly misses: number;
  /** Genuine items, taken for hostile. */
  readonly falseAlarms: number;
  /** Genuine items, taken for genuine. */
  readonly correctRejections: number;
}

/** A figure with the ends of its confidence interval (95 %). */
interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Discernment of hostile and genuine items: `clearly`, `somewhat`, or `not` (indistinguishable from chance). */
type Discernment = (typeof DISCERNMENTS)[number];
/** The mistakes that are made more often: hostile items let in (`trusting`), genuine ones kept out (`wary`), or neither (`balanced`). */
type Tendency = (typeof TENDENCIES)[number];

export interface Measure {
  /** Sensitivity d′ in standard deviations: 0 is chance, negative is the wrong way round. */
  readonly sensitivity: Estimate;
  /** Criterion c in standard deviations: above 0 is trusting, below 0 is wary. */
  readonly criterion: Estimate;
  readonly discernment: Discernment;
  readonly tendency: Tendency;
}

/** d′ that the lower end of the interval must reach for `clearly`: at this d′, without a tendency, 69 judgements of 100 are right. */
const CLEAR = 1;
/** Values of c closer to 0 count as no tendency, even if they differ significantly from 0. */
const BALANCED = 0.2;
/** Half-width of a 95 % confidence interval, in standard errors. */
const CONFIDENCE = normalQuantile(0.975);

/**
 * d′ and c with their intervals, and their interpretation.
 *
 * Rates are corrected (add ½ to a count, 1 to its total), so that rates of 0 and 1 have a quantile: M. J. Hautus, "Corrections for extreme
 * proportions and their biasing effects on estimated values of d′", Behavior Research Methods, Instruments & Computers 27 (1995), 46–51.
 * The variance of a quantile: V. Gourevitch and E. Galanter, "A significance test for one parameter isosensitivity functions",
 * Psychometrika 32 (1967), 25–33.
 * @param counts whole numbers from 0; of the whole group
 * @param people number of people who made the judgements
 * @returns null for fewer than {@link MIN_REPORTED} people, and where either kind of item was not judged: one kind alone does not show how
 * well the two are told apart
 */
export function measureOf(counts: JudgementCounts, people: number): Measure | null {
  const { hits, misses, falseAlarms, correctRejections } = counts;
  if (people < MIN_REPORTED || hits + misses === 0 || falseAlarms + correctRejections === 0) return null;
  const hostile = quantileOf(hits, hits + misses);
  const genuine = quantileOf(falseAlarms, falseAlarms + correctRejections);
  const deviation = Math.sqrt(hostile.variance + genuine.variance);
  const sensitivity = estimate(hostile.z - genuine.z, deviation);
  const criterion = estimate(-(hostile.z + genuine.z) / 2, deviation / 2);
  return { sensitivity, criterion, discernment: discernmentOf(sensitivity), tendency: tendencyOf(criterion) };
}

/** z of a corrected rate, and the variance of this z. */
function quantileOf(count: number, total: number): { readonly z: number; readonly variance: number } {
  const trials = total + 1;
  const rate = (count + 0.5) / trials;
  const z = normalQuantile(rate);
  return { z, variance: (rate * (1 - rate)) / (trials * normalDensity(z) ** 2) };
}

function estimate(value: number, deviation: number): Estimate {
  return { value, low: value - CONFIDENCE * deviation, high: value + CONFIDENCE * deviation };
}

function discernmentOf({ low }: Estimate): Discernment {
  if (low >= CLEAR) return 'clearly';
  return low > 0 ? 'somewhat' : 'not';
}

function tendencyOf({ value, low, high }: Estimate): Tendency {
  if (value >= BALANCED && low > 0) return 'trusting';
  return value <= -BALANCED && high < 0 ? 'wary' : 'balanced';
}

/**
 * Declares the decisions of a challenge, so that conformance tests can play it without reading (docs/pedagogy.md), and reports can measure
 * judgements. Server only: none of it is sent to a browser.
 */
import type { Truth } from './measure/discernment.ts';

/**
 * How an option would count at work. `safe`: the right act. `tolerated`: unnecessary but harmless; never a failed attempt. `unsafe`:
 * harmful, or it refuses something genuine; an answer with one never solves the challenge.
 */
export type ActKind = 'safe' | 'tolerated' | 'unsafe';

export interface ChoiceOption {
  /** Value of the answer's field. */
  readonly value: string;
  /** Label on the screen; strategies compare label lengths, and memorise labels. */
  readonly text: string;
  readonly act: ActKind;
  /**
   * Kind of item that this act takes the item for, if the choice asks whether the item is genuine. `genuine` for an act that is right for a
   * genuine item, or too trusting; `hostile` for one that is right for a hostile item, or too wary. Absent for an act that fits both kinds
   * or neither. The value depends on the act alone, never on the item.
   */
  readonly takenFor?: Truth;
}

/** One decision: a field of the answer and its options, in the order of the screen. At least one option is safe. */
export interface Choice {
  readonly field: string;
  readonly options: readonly ChoiceOption[];
  /** Whether the judged item is genuine; absent if the choice does not ask that. */
  readonly genuine?: boolean;
  /**
   * Features of the item that are visible without reading, by name: the sender's line, the kind of drawing, the hour. None may predict
   * genuine or hostile for more than three items of four. Numbers are compared by size. Conformance tests add the item's position
   * themselves.
   */
  readonly surface?: Readonly<Record<string, string | number>>;
}

/** Field of a choice → value of the option taken. */
export type Picked = Readonly<Record<string, string>>;

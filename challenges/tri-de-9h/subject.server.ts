import type { Channel, Item } from './artifacts.ts';

/** The texts of one item; decisive passages are in [brackets]. */
export type Version = Omit<Item, 'id' | 'channel' | 'at'> & {
  /** Explanation in a sentence or two. */
  readonly why: string;
};

/** One subject in two versions: genuine and fraudulent. */
export interface Subject {
  readonly id: string;
  readonly channel: Channel;
  /** Set if the item is valid for a few minutes only: it has arrived last, and is on top of the pile. */
  readonly fresh?: true;
  readonly genuine: Version;
  readonly fraud: Version & {
    /** Consequence of doing what the item asks for. */
    readonly ifTreated: string;
  };
}

import type { Channel, Item } from './artifacts.ts';

/** What one thing says; the decisive places stand in [brackets]. */
export type Version = Omit<Item, 'id' | 'channel' | 'at'> & {
  /** What decides, in a sentence or two. */
  readonly why: string;
};

/** One matter that may land on a desk, as it is when it is genuine and as it is imitated. */
export interface Subject {
  readonly id: string;
  readonly channel: Channel;
  /** It is good for a few minutes only: it came last, and lies on top of the pile. */
  readonly fresh?: true;
  readonly genuine: Version;
  readonly fraud: Version & {
    /** What comes of doing what it asks for. */
    readonly ifTreated: string;
  };
}

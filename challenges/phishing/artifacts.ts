import type { SignId } from './signs.ts';

/** Empty: every sign is on the screen, the same for everybody. */
export type PhishingArtifacts = Readonly<Record<never, never>>;

/** The player's action. It is sent with the ticked reason and whether the form was submitted before: typed values are never sent. */
export type Action = 'leave' | 'submit';

export type PhishingReveal = {
  /** Explanation of each sign's weight, by its id. */
  readonly why: Readonly<Record<SignId, string>>;
  /** The events at the company afterwards. */
  readonly afterwards: string;
};

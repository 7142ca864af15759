import type { SignId } from './signs.ts';

/** Nothing to dig in: every sign is on the screen, the same for everyone. */
export type PhishingArtifacts = Readonly<Record<never, never>>;

/** What the player does with the page. It is sent with the reason that was ticked, and nothing else is: never what was typed. */
export type Action = 'leave' | 'submit';

export type PhishingReveal = {
  /** Why each sign is worth what it is worth, by its identifier. */
  readonly why: Readonly<Record<SignId, string>>;
  /** What became of it at the company. */
  readonly afterwards: string;
};

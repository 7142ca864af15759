/** What the registry holds, on the browser's side and on the server's. The Vite plugin emits both from the folders of `challenges/`. */
import type { CatalogueEntry, ChallengeManifest } from '#schemas/manifest.ts';
import type { Checker } from './checker.ts';

/** What a browser may know of a challenge beyond its card, once its page opens. No hint, no debrief, no learning text. */
export type PublicChallenge = CatalogueEntry &
  Pick<ChallengeManifest, 'skill' | 'objective' | 'briefing' | 'scoring' | 'returnAfter'> & {
    readonly hintCount: number;
    readonly hintBox: { readonly base: number; readonly step: number };
    readonly pages: readonly { readonly slug: string; readonly title: string }[];
  };

/** A challenge on the server: everything. */
export interface RegisteredChallenge {
  readonly manifest: ChallengeManifest;
  readonly checker: Checker;
}

export interface ChallengeProblem {
  /** Folder of the challenge. */
  readonly key: string;
  /** `challenges/x/manifest.json:4:3 unknown field "titel". Did you mean "title"?`, one a line. */
  readonly message: string;
}

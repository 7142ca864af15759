/**
 * The registry's virtual modules, emitted by its plugin from the folders of `challenges/`: several for browsers, and one for the server.
 */

/** Browser: the cards of the classic programme, for the logged-out hub, so that a first visit does not load the other cards. */
declare module 'virtual:challenges/guests' {
  import type { CardEntry } from '#schemas/manifest.ts';
  export const guestCatalogue: readonly CardEntry[];
}

/** Browser: every card, and the lazy page of each challenge. In the registry's order. */
declare module 'virtual:challenges/catalogue' {
  import type { Artifacts } from '#engine/rules/checker.ts';
  import type { PublicChallenge } from '#engine/rules/public-challenge.ts';
  import type { ChallengeProblem } from '#engine/rules/registered-challenge.ts';
  import type { CatalogueEntry } from '#schemas/manifest.ts';
  import type { LoadReveal } from './panels/reveal-view.tsx';
  import type { PageDefinition, SceneDefinition } from './scene/scene.ts';

  export interface ChallengeModule {
    readonly challenge: PublicChallenge;
    readonly scene: SceneDefinition<Artifacts>;
  }
  export interface SubPageModule {
    readonly challenge: PublicChallenge;
    readonly page: PageDefinition<Artifacts>;
  }
  export interface ChallengeRoute {
    readonly key: string;
    readonly path: string;
    readonly load: () => Promise<ChallengeModule>;
    /** The reveal, loaded only where it may be shown. */
    readonly loadReveal: LoadReveal;
    readonly subPages: readonly { readonly slug: string; readonly path: string; readonly load: () => Promise<SubPageModule> }[];
  }
  export const catalogue: readonly CatalogueEntry[];
  export const routes: readonly ChallengeRoute[];
  /** Development only: folders whose manifest is broken; always empty in a build, which fails instead. */
  export const problems: readonly ChallengeProblem[];
}

/** Browser: the small drawings on the cards of `virtual:challenges/guests`, by key; one chunk. */
declare module 'virtual:challenges/guest-drawings' {
  import type { ReactNode } from 'react';
  export const drawings: Readonly<Record<string, () => ReactNode>>;
}

/** Browser: the small drawing on each card, by key; one chunk, which repeats the guests' drawings. */
declare module 'virtual:challenges/drawings' {
  import type { ReactNode } from 'react';
  export const drawings: Readonly<Record<string, () => ReactNode>>;
}

/** Server: all challenges and problems. Importing it from browser code fails the build. */
declare module 'virtual:challenges/server' {
  import type { ChallengeProblem, RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
  export const challenges: readonly RegisteredChallenge[];
  export const problems: readonly ChallengeProblem[];
}

/** Stories and tests read one manifest: the registry's plugin has validated it, and TypeScript would type its JSON as plain strings. */
declare module '*/manifest.json' {
  import type { ChallengeManifest } from '#schemas/manifest.ts';

  const manifest: ChallengeManifest;
  export default manifest;
}

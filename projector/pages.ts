/** The browser part of each mission, injected by the caller: the projector does not import the registry of challenges. */
import type { ReactNode } from 'react';
import type { LoadReveal } from '#engine/frame/panels/reveal-view.tsx';
import type { SceneDefinition } from '#engine/frame/scene/scene.ts';
import type { Artifacts } from '#engine/rules/checker.ts';
import type { PublicChallenge } from '#engine/rules/public-challenge.ts';

export interface MissionPage {
  readonly challenge: PublicChallenge;
  readonly scene: SceneDefinition<Artifacts>;
}

export interface MissionPages {
  readonly key: string;
  readonly load: () => Promise<MissionPage>;
  readonly loadReveal: LoadReveal;
}

/** Loads the drawing of every mission, by key. */
export type LoadDrawings = () => Promise<Readonly<Record<string, () => ReactNode>>>;

/**
 * Type-level comparison of the parts of a challenge. Each type is `never` if they agree, and otherwise names the disagreement and its
 * subject. Conformance compiles them for each folder; messages for authors are in `engine/author-tools/messages`.
 */

import type { RevealProps } from '#engine/frame/panels/reveal.ts';
import type { Artifacts, Checker } from '#engine/rules/checker.ts';
import type { Judgement, Output } from '#engine/rules/judgement.ts';
import type { SceneProps } from './scene.ts';

type AnyChecker = Pick<Checker<never, Artifacts, Judgement>, 'check' | 'artifacts' | 'reveal'>;
type ArtifactsOf<C extends AnyChecker> = ReturnType<C['artifacts']>;
type VerdictOf<C extends AnyChecker> = ReturnType<C['check']>['verdict'];
type RevealOf<C extends AnyChecker> = ReturnType<NonNullable<C['reveal']>>;
type OutputOf<C extends AnyChecker> = NonNullable<ReturnType<C['check']>['output']>;

interface AnyScene {
  readonly messages: object;
  Scene(props: SceneProps<never>): unknown;
}

/** A type with an index signature accepts every name, so it would catch no misspelling. */
type Vague<T, What extends string> = T extends unknown ? (string extends keyof T ? `vague:${What}` : never) : never;

type Unspoken<V extends string, Messages> = string extends V ? 'anyVerdict' : V extends keyof Messages ? never : `unspoken:${V}`;

type Unlike<Given, Wanted, What extends string> = [Given] extends [Wanted] ? never : `unlike:${What}`;

/** The second mistake is reported once the first is corrected. */
type FirstOf<Mistake, Other> = [Mistake] extends [never] ? Other : Mistake;

/** A verdict of the server part without a message in the scene. */
export type VerdictMistake<C extends AnyChecker, S extends AnyScene> = Unspoken<VerdictOf<C>, S['messages']>;

/** Artifacts without a declared type, or with another type than the scene, a sub-page or `solve.ts` expects. */
export type ArtifactsMistake<C extends AnyChecker, Read> = FirstOf<
  Vague<ArtifactsOf<C>, 'artifacts'>,
  Unlike<ArtifactsOf<C>, Read, 'artifacts'>
>;

/** Like `ArtifactsMistake`, for the output. */
export type OutputMistake<C extends AnyChecker, Read = Output> = FirstOf<
  Vague<OutputOf<C>, 'output'>,
  Unlike<OutputOf<C>, Read, 'output'>
>;

/** A reveal without a declared type, or with another type than `reveal.tsx` expects. */
export type RevealMistake<C extends AnyChecker, Draw extends (props: RevealProps<never, never>) => unknown> = FirstOf<
  Vague<RevealOf<C>, 'reveal'>,
  Unlike<RevealOf<C>, Parameters<Draw>[0]['reveal'], 'reveal'>
>;

/** The artifacts' type that a scene or a sub-page expects. */
export type ReadBy<Draw extends (props: SceneProps<never>) => unknown> = Parameters<Draw>[0]['artifacts'];

/**
 * What may be wrong between the types of a challenge's parts, as types: each is `never` where there is nothing to say, and
 * otherwise the kind of disagreement and what it is about. Conformance asks the compiler for them, folder by folder; the sentences
 * for authors stand in `engine/author-tools/messages`.
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

/** A type that answers to every name catches no misspelling. */
type Vague<T, What extends string> = T extends unknown ? (string extends keyof T ? `vague:${What}` : never) : never;

type Unspoken<V extends string, Messages> = string extends V ? 'anyVerdict' : V extends keyof Messages ? never : `unspoken:${V}`;

type Unlike<Given, Wanted, What extends string> = [Given] extends [Wanted] ? never : `unlike:${What}`;

/** The second mistake is told once the first is mended. */
type FirstOf<Mistake, Other> = [Mistake] extends [never] ? Other : Mistake;

/** A verdict of the server part that its scene has no message for. */
export type VerdictMistake<C extends AnyChecker, S extends AnyScene> = Unspoken<VerdictOf<C>, S['messages']>;

/** Artifacts without a type of their own, or of another type than a scene, a sub-page or a `solve.ts` reads. */
export type ArtifactsMistake<C extends AnyChecker, Read> = FirstOf<
  Vague<ArtifactsOf<C>, 'artifacts'>,
  Unlike<ArtifactsOf<C>, Read, 'artifacts'>
>;

/** The same of the output. */
export type OutputMistake<C extends AnyChecker, Read = Output> = FirstOf<
  Vague<OutputOf<C>, 'output'>,
  Unlike<OutputOf<C>, Read, 'output'>
>;

/** A reveal without a type of its own, or of another type than `reveal.tsx` reads. */
export type RevealMistake<C extends AnyChecker, Draw extends (props: RevealProps<never, never>) => unknown> = FirstOf<
  Vague<RevealOf<C>, 'reveal'>,
  Unlike<RevealOf<C>, Parameters<Draw>[0]['reveal'], 'reveal'>
>;

/** What a scene or a sub-page takes the artifacts for. */
export type ReadBy<Draw extends (props: SceneProps<never>) => unknown> = Parameters<Draw>[0]['artifacts'];

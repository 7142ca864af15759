/**
 * What may be wrong between the types of a challenge's parts, as types: each is `never` where there is nothing to say, and
 * a sentence otherwise. Conformance asks the compiler for them, folder by folder.
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
type Vague<T, What extends string> = T extends unknown
  ? string extends keyof T
    ? `the ${What} of challenge.server.ts have a type without names of its own: write 'export type … = { readonly … }'`
    : never
  : never;

type Unspoken<V extends string, Messages> = string extends V
  ? 'a verdict is any text: give its word where it is given'
  : V extends keyof Messages
    ? never
    : `verdict '${V}' has no message in challenge.tsx: write one, or null where it says nothing`;

type Unlike<Given, Wanted, What extends string> = [Given] extends [Wanted]
  ? never
  : `${What} of challenge.server.ts is not what its reader takes it for`;

/** A verdict of the server part that its scene has no message for. */
export type VerdictMistake<C extends AnyChecker, S extends AnyScene> = Unspoken<VerdictOf<C>, S['messages']>;

/** Artifacts without a type of their own, or of another type than a scene, a sub-page or a `solve.ts` reads. */
export type ArtifactsMistake<C extends AnyChecker, Read> =
  | Vague<ArtifactsOf<C>, 'artifacts'>
  | Unlike<ArtifactsOf<C>, Read, 'the type of the artifacts'>;

/** The same of the output. */
export type OutputMistake<C extends AnyChecker, Read = Output> =
  | Vague<OutputOf<C>, 'outputs'>
  | Unlike<OutputOf<C>, Read, 'the type of the output'>;

/** A reveal without a type of its own, or of another type than `reveal.tsx` reads. */
export type RevealMistake<C extends AnyChecker, Draw extends (props: RevealProps<never, never>) => unknown> =
  | Vague<RevealOf<C>, 'reveal'>
  | Unlike<RevealOf<C>, Parameters<Draw>[0]['reveal'], 'the type of the reveal'>;

/** What a scene or a sub-page takes the artifacts for. */
export type ReadBy<Draw extends (props: SceneProps<never>) => unknown> = Parameters<Draw>[0]['artifacts'];

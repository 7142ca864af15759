import type { Lazy, Solve } from '#engine/authoring/server';
import type { PermissionsArtifacts } from './artifacts.ts';

/** The choices in a fixed order: the answer is the same for everybody, whatever the order on the screen. */
const inOrder = (choices: readonly (readonly [id: string, choice: string])[]) =>
  Object.fromEntries(choices.toSorted(([one], [other]) => one.localeCompare(other)));

/** Allows taking pictures, which a scanner does, and denies the rest. */
const solve: Solve<PermissionsArtifacts> = ({ requests }) =>
  inOrder(requests.map(({ id, asks }) => [id, asks.includes('photos') ? 'allow' : 'deny']));

export default solve;

/** A plausible answer that must count as a failed attempt: reading codes from SMS seemed handy. */
export const wrong = { camera: 'allow', location: 'deny', contacts: 'deny', sms: 'allow' };

const always =
  (choice: 'allow' | 'deny'): Solve<PermissionsArtifacts> =>
  ({ requests }) =>
    inOrder(requests.map(({ id }) => [id, choice]));

export const lazy: Lazy<Solve<PermissionsArtifacts>> = { refuse: always('deny'), accept: always('allow') };

import type { Lazy, Solve } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { Moment, MyChallengeArtifacts, Option } from './artifacts.ts';
import { POOL } from './moments.server.ts';

type Player = Solve<MyChallengeArtifacts>;

const FACES = POOL.flatMap(({ genuine, risky }) => [...genuine, ...risky]);

const decided =
  (option: (moment: Moment) => Option): Player =>
  ({ moments }) =>
    Object.fromEntries(moments.map((moment) => [moment.id, option(moment)]));

/** Somebody who judges well: the pool says how, so that a new moment needs nothing here. */
export default decided(({ situation }) => FACES.find((face) => frenchSpaces(face.situation) === situation)?.right ?? 'accept');

/** Who distrusts everything, and who does what is easiest: conformance sees to it that neither ever solves it. */
export const lazy: Lazy<Player> = { refuse: decided(() => 'refuse'), accept: decided(() => 'accept') };

/** A plausible answer that must count as a failed attempt: what is easiest, all day long. */
export const wrong = Object.fromEntries(POOL.map(({ id }) => [id, 'accept']));

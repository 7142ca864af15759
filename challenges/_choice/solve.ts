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

/** A player who judges well, by the face in `FACES` with the same situation: a new moment needs no change here. */
export default decided(({ situation }) => FACES.find((face) => frenchSpaces(face.situation) === situation)?.right ?? 'accept');

/** One player distrusts everything, the other does what is easiest: the conformance tests check that neither ever solves the challenge. */
export const lazy: Lazy<Player> = { refuse: decided(() => 'refuse'), accept: decided(() => 'accept') };

/** A plausible answer that must count as a failed attempt: the easiest decision at every moment. */
export const wrong = Object.fromEntries(POOL.map(({ id }) => [id, 'accept']));

import type { Solve } from '#engine/authoring/server';
import type { XssArtifacts } from './artifacts.ts';

/** The answer is the same for everybody: the feed inserts tags as HTML, as the director's bold words show. */
const solve: Solve<XssArtifacts> = () => "<script>alert('Le Quai')</script>";

export default solve;

/** A plausible answer that must count as a failed attempt: a tag that runs nothing. */
export const wrong = '<b>Bonjour à tout le quai</b>';

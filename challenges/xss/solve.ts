import type { Solve } from '#engine/authoring/server';
import type { XssArtifacts } from './artifacts.ts';

/** A post of the feed shows that tags are obeyed: the same with the tag that holds a program. */
const solve: Solve<XssArtifacts> = ({ posts }) => {
  const [tag] = posts.flatMap(({ content }) => /<(\w+)>.*?<\/\1>/.exec(content)?.[1] ?? []);
  return tag === undefined ? '' : "<script>alert('bonjour')</script>";
};

export default solve;

/** A plausible answer that must count as a failed attempt: obeyed by the page, but not a script. */
export const wrong = 'Bonjour <b>à tous</b>';

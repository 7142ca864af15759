/** Safe access to answers, which are untrusted input of any shape. */
import type { Answer } from '#schemas/challenges.ts';

/** The answer if it is a text, else ''. */
export function textOf(answer: Answer): string {
  return typeof answer === 'string' ? answer : '';
}

/** One field of an answer object; undefined if the answer has no such field. */
export function fieldOf(answer: Answer, name: string): unknown {
  return typeof answer === 'object' && Object.hasOwn(answer, name) ? answer[name] : undefined;
}

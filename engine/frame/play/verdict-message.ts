/** Texts of the messages that follow an attempt. */
import type { Message, SceneDefinition } from '#engine/frame/scene/scene.ts';
import type { Artifacts } from '#engine/rules/checker.ts';
import { COUNT_FIELDS } from '#engine/rules/judgement.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { AttemptReply } from '#schemas/challenges.ts';
import { shortPoints } from './points-text.ts';

export type Messages = SceneDefinition<Artifacts>['messages'];

const ALREADY_SOLVED: Message = { tone: 'info', text: 'Cette mission est déjà accomplie\u00A0: vos points sont comptés.' };
const WRONG: Message = { tone: 'danger', text: 'Ce n’est pas la bonne réponse. Essayez encore.' };

/** The scene's message for a verdict; null to clear the region. */
export function messageFor(messages: Messages, reply: AttemptReply, failuresBefore: number): Message | null {
  const solved = reply.verdict === 'already-solved' ? ALREADY_SOLVED : messages.correct;
  const fallback = reply.correct ? solved : reply.failures > failuresBefore ? WRONG : null;
  const message = Object.hasOwn(messages, reply.verdict) ? (messages[reply.verdict] ?? null) : fallback;
  if (!message) return null;
  const { deed } = message;
  return {
    ...message,
    text: charactersOf({ ...message, text: filledIn(withoutCount(message.text, reply), reply) }),
    ...(deed && { deed: { ...deed, did: filledIn(deed.did, reply) } }),
  };
}

/** Text with French spaces, unless it is `fixed`. */
export function charactersOf({ text, fixed }: Message): string {
  return fixed ? text : frenchSpaces(text);
}

/** Text without a final statement of the points, which are shown beside it; unchanged if it is `fixed`. */
export function withoutPoints({ text, fixed }: Message): string {
  const shorter = text.replace(/\s*Points gagnés\s*:\s*[\d,]+\.$/, '');
  return fixed || shorter === '' ? text : shorter;
}

/**
 * Text of a message in the list of deeds: its `did` or, for a wrong try, its first sentence, which says what was done: the other sentences
 * say how to go on.
 * @param whole whether the whole message is used
 */
export function deedText(message: Message, whole: boolean): string {
  if (message.did !== undefined) return frenchSpaces(message.did);
  const text = withoutPoints(message);
  return whole ? text : (/^.*?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text);
}

/** Guests and replays get no count of right answers: removes the sentence that contains it. */
function withoutCount(text: string, { output = {} }: AttemptReply): string {
  const isTold = (sentence: string) => COUNT_FIELDS.every((field) => !sentence.includes(`{${field}}`) || field in output);
  const told = (text.match(/[^.?!]*[.?!]*\s*/g) ?? []).filter(isTold).join('').trim();
  return told === '' ? WRONG.text : told;
}

/** Replaces the placeholders of a message by the points and by fields of the output. */
function filledIn(text: string, { points, output = {} }: AttemptReply): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    if (name === 'points') return shortPoints(points);
    const value = output[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : place;
  });
}

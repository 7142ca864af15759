import type { Message } from '#engine/frame/scene/scene.ts';

/**
 * Verdict messages of a sequence, to spread into the scene's messages: the consequence, in the tone of the gesture. For a mistake with a
 * verdict of its own, the scene adds a message with `{says}` and a question.
 */
export const SEQUENCE_MESSAGES = {
  step: { tone: 'success', text: '{says}' },
  tolerated: { tone: 'info', text: '{says}' },
  incorrect: { tone: 'danger', text: '{says}' },
} as const satisfies Readonly<Record<string, Message>>;

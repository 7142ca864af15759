import type { Message } from '#engine/frame/scene/scene.ts';

/**
 * The messages of a sequence, to be spread into those of its scene: what the world answers, in the tone of the gesture. A kind of mistake that
 * the server part names has one of its own, `{says}` and a question that leads on.
 */
export const SEQUENCE_MESSAGES = {
  step: { tone: 'success', text: '{says}' },
  tolerated: { tone: 'info', text: '{says}' },
  incorrect: { tone: 'danger', text: '{says}' },
} as const satisfies Readonly<Record<string, Message>>;

/** The prepared messages that suit a session. */
import { REMOTE_MESSAGE_NAMES } from '#schemas/console-constants.ts';
import type { HintPolicy } from '#schemas/session-setup.ts';

/** Names of the messages; the one on the price of hints only where they have one. */
export function preparedMessages(hintPolicy: HintPolicy): readonly (typeof REMOTE_MESSAGE_NAMES)[number][] {
  return REMOTE_MESSAGE_NAMES.filter((name) => name !== 'hints' || hintPolicy === 'table');
}

/** Facilitators' messages that the player has not dismissed: kept in the tab's storage, so that a reload neither loses nor repeats any. */
import { readJson, type TextStorage } from '#engine/client/browser-storage.ts';
import type { PlayerEvent } from '#schemas/live.ts';

export type SessionMessage = Pick<Extract<PlayerEvent, { kind: 'message' }>, 'number' | 'at' | 'text'>;

export interface SessionMessages {
  /** Number of the last message received. */
  readonly last: number;
  /** Messages that are not dismissed, the oldest first. */
  readonly open: readonly SessionMessage[];
}

const KEY = 'room_messages';
/** Maximum number of messages shown, the newest. */
const MAX_MESSAGES = 5;
const NONE: SessionMessages = { last: 0, open: [] };

export function readMessages(tab: TextStorage): SessionMessages {
  return readJson(tab, KEY, isMessages) ?? NONE;
}

export function keepMessages(tab: TextStorage, messages: SessionMessages): void {
  tab.write(KEY, messages.last === 0 ? null : JSON.stringify(messages));
}

export function withMessage(messages: SessionMessages, { number, at, text }: SessionMessage): SessionMessages {
  if (number <= messages.last) return messages;
  return { last: number, open: [...messages.open, { number, at, text }].slice(-MAX_MESSAGES) };
}

export function without(messages: SessionMessages, number: number): SessionMessages {
  return { ...messages, open: messages.open.filter((message) => message.number !== number) };
}

/** Keeps messages sent after the end; those about play are dropped. @param endedAt ISO 8601 */
export function sinceEnd(messages: SessionMessages, endedAt: string): SessionMessages {
  const open = messages.open.filter(({ at }) => Date.parse(at) > Date.parse(endedAt));
  return open.length === messages.open.length ? messages : { ...messages, open };
}

function isMessages(value: unknown): value is SessionMessages {
  return (
    typeof value === 'object' &&
    value !== null &&
    'last' in value &&
    typeof value.last === 'number' &&
    'open' in value &&
    Array.isArray(value.open) &&
    value.open.every(
      ({ number, at, text }: Partial<Record<string, unknown>>) =>
        typeof number === 'number' && typeof text === 'string' && typeof at === 'string' && !Number.isNaN(Date.parse(at)),
    )
  );
}

/**
 * Facilitators' messages that the player has not dismissed, and how far the tab has followed its session: kept in the tab's storage, so that
 * a reload neither loses nor repeats any.
 */
import { readJson, type TextStorage } from '#engine/client/browser-storage.ts';
import type { PlayerEvent } from '#schemas/live.ts';

type SessionMessage = Pick<Extract<PlayerEvent, { kind: 'message' }>, 'number' | 'at' | 'text'>;

export interface SessionMessages {
  /** Number of the last event of the session that is known in this tab; 0 for none. */
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

/** Begins to follow after this event, in a tab that has followed none. */
export function followedFrom(messages: SessionMessages, number: number): SessionMessages {
  return messages.last === 0 ? { ...messages, last: number } : messages;
}

export function withEvent(messages: SessionMessages, event: PlayerEvent): SessionMessages {
  const { number } = event;
  if (number <= messages.last) return messages;
  if (event.kind !== 'message') return { ...messages, last: number };
  const { at, text } = event;
  return { last: number, open: [...messages.open, { number, at, text }].slice(-MAX_MESSAGES) };
}

export function without(messages: SessionMessages, number: number): SessionMessages {
  return { ...messages, open: messages.open.filter((message) => message.number !== number) };
}

/** Keeps messages sent after the end; those about play are dropped. @param endedAt ISO 8601; null while the session is open */
export function sinceEnd(messages: SessionMessages, endedAt: string | null): SessionMessages {
  if (endedAt === null) return messages;
  return { ...messages, open: messages.open.filter(({ at }) => Date.parse(at) > Date.parse(endedAt)) };
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

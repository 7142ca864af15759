/** Intentions of the player for work, by mission: kept in this browser only. */
import { readJson } from '#engine/client/browser-storage.ts';
import { playerStorage } from '#engine/client/preview.ts';
import { intentionsKey } from '../player-state/player-cache.ts';

export function intentionFor(key: string): string {
  return allIntentions()[key] ?? '';
}

/** All intentions, by key of the mission. */
export function allIntentions(): Readonly<Record<string, string>> {
  return readJson(playerStorage, intentionsKey(playerStorage), isTexts) ?? {};
}

/** Stores an intention; an empty text removes it. */
export function keepIntention(key: string, text: string): void {
  const { [key]: _before, ...others } = allIntentions();
  playerStorage.write(
    intentionsKey(playerStorage),
    JSON.stringify(text.trim() === '' ? others : { ...others, [key]: text.trim() }),
  );
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

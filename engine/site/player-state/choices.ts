/** Choices in missions that are not solved yet, and the deeds in all missions: kept for the tab, those of the current player only. */
import { readJson } from '#engine/client/browser-storage.ts';
import type { ChoiceMemory } from '#engine/frame/play/use-choices.ts';
import type { Player } from './player.ts';

const KEY = 'choices';

/**
 * Memory of the choices, or of the deeds, in a mission.
 * @param key of the mission; each of its replays begins anew
 * @param what 'deeds' for the deeds, in words; '' for the current choices
 */
export function choicesOf({ tab, replay, token }: Player, key: string, what = ''): ChoiceMemory {
  const name = `${key} ${replay.of(key)?.number ?? ''}${what}`.trim();
  const owner = token();
  const all = () => readJson(tab, KEY, isObject) ?? {};
  return {
    read: () => Object.getOwnPropertyDescriptor(all(), name)?.value,
    write(kept) {
      // After another login, a page of the previous player stores nothing.
      if (token() !== owner) return;
      const { [name]: _, ...others } = all();
      tab.write(KEY, JSON.stringify(kept ? { ...others, [name]: kept } : others));
    },
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Describes a mistake in a text for the whole room. */
import { describeMistake } from '#engine/rules/debrief-slide.ts';
import type { NamedMistake } from '#schemas/verdict-labels.ts';
import type { MissionPage } from '../pages.ts';

/** @param page the browser part of the mission, the only source of texts for mistakes of a pack; null before it has loaded */
export function mistakeTold(mistake: NamedMistake, page: MissionPage | null): string {
  return describeMistake(mistake, readable(page?.scene.messages[mistake.verdict]?.text));
}

/**
 * Makes a player's message readable for a room: without the symbols at its start and without its first sentence that contains a
 * placeholder, such as {points}.
 */
function readable(text = ''): string {
  return text.replace(/\s*[^.!?]*\{\w+\}[^.!?]*[.!?]?/u, '').replace(/^[^\p{L}\p{N}«"]+/u, '');
}

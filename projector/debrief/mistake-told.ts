/** A mistake in words that a room can read. */
import { describeMistake } from '#engine/rules/debrief-slide.ts';
import type { NamedMistake } from '#schemas/verdict-labels.ts';
import type { MissionPage } from '../pages.ts';

/** @param page the browser's half of the mission, which alone has words for a mistake of a pack; null before it has arrived */
export function mistakeTold(mistake: NamedMistake, page: MissionPage | null): string {
  return describeMistake(mistake, readable(page?.scene.messages[mistake.verdict]?.text));
}

/** A message for one player, to be read by all: without the signs before it and the points in it. */
function readable(text = ''): string {
  return text.replace(/\s*[^.!?]*\{\w+\}[^.!?]*[.!?]?/u, '').replace(/^[^\p{L}\p{N}«"]+/u, '');
}

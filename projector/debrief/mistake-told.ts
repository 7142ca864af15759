/** A mistake in words that a room can read. */
import { knownMistake, type NamedMistake, saysOnlyWrong } from '#schemas/verdict-labels.ts';
import type { MissionPage } from '../pages.ts';

const OTHER_MISTAKE = 'Autre réponse fausse';

/** @param page the browser's half of the mission, which alone has words for a mistake of a pack; null before it has arrived */
export function mistakeTold(mistake: NamedMistake, page: MissionPage | null): string {
  if (saysOnlyWrong(mistake.verdict)) return OTHER_MISTAKE;
  const known = knownMistake(mistake);
  if (known) return known.charAt(0).toLocaleUpperCase('fr') + known.slice(1);
  // Of a pack, whose scene alone has words for it.
  return readable(page?.scene.messages[mistake.verdict]?.text);
}

/** A message for one player, to be read by all: without the signs before it and the points in it. */
function readable(text = OTHER_MISTAKE): string {
  return text.replace(/\s*[^.!?]*\{\w+\}[^.!?]*[.!?]?/u, '').replace(/^[^\p{L}\p{N}«"]+/u, '') || OTHER_MISTAKE;
}

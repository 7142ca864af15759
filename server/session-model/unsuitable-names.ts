/**
 * Names that do not belong on a room's wall: insults, and titles of people in charge. Players are asked for another name; facilitators may
 * give any name. Insults are from the List of Dirty, Naughty, Obscene, and Otherwise Bad Words (`naughty-words`). Pure functions.
 */
import english from 'naughty-words/en.json' with { type: 'json' };
import french from 'naughty-words/fr.json' with { type: 'json' };
import { plain } from '#engine/rules/plain-text.ts';
import { lookalikesAsLatin } from './lookalikes.ts';

export type Unsuitable = 'insult' | 'in-charge';

/** Words, in plain letters, that make a player look like staff of the room or of the installation. */
const IN_CHARGE = [
  ['admin', 'administrateur', 'administratrice', 'administration'],
  ['animateur', 'animatrice', 'animation', 'facilitateur', 'facilitatrice', 'formateur', 'formatrice'],
  ['moderateur', 'moderatrice', 'moderation', 'organisateur', 'organisatrice'],
  ['support', 'assistance', 'direction', 'rssi', 'dsi', 'dpo', 'vigie'],
].flat();

/** Digits and signs that are typed instead of letters. */
const TYPED_FOR: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '!': 'i' };

const insults = phrases([...french, ...english]);
const inCharge = phrases(IN_CHARGE);

/** Why a player may not have this name; null if the name is allowed. */
export function unsuitable(name: string): Unsuitable | null {
  const words = ` ${plainWords(name)} `;
  const disguised = ` ${plainWords(name.replace(/[013457$!]/g, (sign) => TYPED_FOR[sign] ?? sign))} `;
  const holds = (list: readonly string[]) => list.some((phrase) => words.includes(phrase) || disguised.includes(phrase));
  if (holds(insults)) return 'insult';
  return holds(inCharge) ? 'in-charge' : null;
}

/** Whether every word of a board name belongs to the person's real name: some real names look like a staff title or an insult. */
export function isOwnRealName(name: string, realName: string): boolean {
  const own = plainWords(realName).split(' ');
  return plainWords(name)
    .split(' ')
    .every((word) => own.includes(word));
}

function phrases(list: readonly string[]): readonly string[] {
  return [...new Set(list.map(plainWords))].filter((phrase) => phrase !== '').map((phrase) => ` ${phrase} `);
}

/** The text in lower-case Latin letters and digits, without accents, with one space between words. */
function plainWords(text: string): string {
  return plain(lookalikesAsLatin(text))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

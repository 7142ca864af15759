import type { Variant } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { ExplainedItem, Item } from './artifacts.ts';
import { MAILS } from './mails.server.ts';
import { CHATS, TEXTS } from './messages.server.ts';
import { PAPERS } from './papers.server.ts';
import { PRACTICE_CHATS, PRACTICE_MAILS, PRACTICE_PAPERS, PRACTICE_TEXTS } from './practice.server.ts';
import type { Subject } from './subject.server.ts';

/** All subjects of play that counts. */
export const SUBJECTS: readonly Subject[] = [...MAILS, ...TEXTS, ...CHATS, ...PAPERS];

/** A drawn item; `ifTreated` is the consequence of treating a trap. */
export type DrawnItem = ExplainedItem & { readonly ifTreated?: string };

/** Number of genuine items among the eight. */
export const GENUINE_ITEMS = 5;

/**
 * Number of items at the end of the pile that always include a trap, so that a player who uses gestures in a fixed order meets a trap with
 * no checks left.
 */
const LAST_ITEMS = 3;

/**
 * Draws eight items from all channels, the newest on top. Five are genuine: one of these may be reported, and five are enough to tell a
 * player who trusts some from one who reports all.
 */
export function drawMorning(variant: Variant): readonly DrawnItem[] {
  const draw = (subjects: readonly Subject[], count: number) => variant.shuffle(subjects).slice(0, count);
  const mails = variant.pool(MAILS, PRACTICE_MAILS);
  const texts = variant.pool(TEXTS, PRACTICE_TEXTS);
  const talk = variant.pool(CHATS, PRACTICE_CHATS);
  const papers = variant.pool(PAPERS, PRACTICE_PAPERS);
  const chats = variant.integer(1, 2);
  const subjects = variant
    .shuffle([...draw(mails, 3), ...draw(texts, 2), ...draw(talk, chats), ...draw(papers, 3 - chats)])
    .toSorted((a, b) => Number(b.fresh ?? false) - Number(a.fresh ?? false));
  const genuine = drawGenuine(variant, subjects);
  let minutes = 59;
  return subjects.map((subject, place) => {
    if (place > 0) minutes -= variant.integer(2, 7);
    const isGenuine = genuine.has(subject);
    return {
      ...(isGenuine ? subject.genuine : subject.fraud),
      id: subject.id,
      channel: subject.channel,
      at: `8:${String(minutes).padStart(2, '0')}`,
      genuine: isGenuine,
    };
  });
}

/** Draws the genuine items: any five that leave a trap among the last items. */
function drawGenuine(variant: Variant, subjects: readonly Subject[]): ReadonlySet<Subject> {
  const genuine = new Set(variant.shuffle(subjects).slice(0, GENUINE_ITEMS));
  const last = subjects.slice(-LAST_ITEMS);
  if (last.every((subject) => genuine.has(subject))) {
    const [trap] = variant.shuffle(subjects.filter((subject) => !genuine.has(subject)));
    if (trap) genuine.add(trap);
    genuine.delete(variant.pick(last));
  }
  return genuine;
}

/** The item as the player sees it, without marks and explanation. */
export function unexplained({
  genuine: _genuine,
  why: _why,
  ifTreated: _ifTreated,
  title,
  text,
  known,
  address,
  link,
  ...item
}: DrawnItem): Item {
  return {
    ...item,
    ...(title === undefined ? {} : { title: frenchSpaces(title) }),
    text: frenchSpaces(unmarked(text)),
    ...(known === undefined ? {} : { known: frenchSpaces(known) }),
    ...(address === undefined ? {} : { address: unmarked(address) }),
    ...(link === undefined ? {} : { link: unmarked(link) }),
  };
}

/** The texts of an item with decisive passages in [brackets], by field. */
export function markedTexts({ text, address, link }: DrawnItem): Readonly<Record<string, string>> {
  return {
    text: frenchSpaces(text),
    ...(address === undefined ? {} : { address }),
    ...(link === undefined ? {} : { link }),
  };
}

function unmarked(text: string): string {
  return text.replace(/[[\]]/g, '');
}

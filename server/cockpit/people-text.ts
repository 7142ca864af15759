/** The people of a cockpit as JSON text, written page by page, so that only one page is held as data. */
import type { CockpitPage } from './snapshot.ts';

interface PeopleText {
  add(page: CockpitPage): void;
  /** The text of `participants` and `cells`, the last fields of a snapshot. A few large chunks, as each is compressed by itself. */
  text(): readonly Buffer[];
}

export function createPeopleText(): PeopleText {
  const participants: Buffer[] = [];
  const cells: Readonly<Record<keyof CockpitPage['cells'], Buffer[]>> = {
    participant: [],
    mission: [],
    openedAt: [],
    failures: [],
    hints: [],
    given: [],
    took: [],
    points: [],
  };
  const columns = Object.entries(cells);
  return {
    add(page) {
      addItems(participants, page.participants);
      const own = new Map<string, readonly unknown[]>(Object.entries(page.cells));
      for (const [field, items] of columns) addItems(items, own.get(field) ?? []);
    },
    text: () => [
      listOf('"participants":', participants),
      ...columns.map(([field, items], index) => listOf(`${index === 0 ? ',"cells":{' : ','}"${field}":`, items)),
      Buffer.from('}}'),
    ],
  };
}

const COMMA = ','.charCodeAt(0);

/** Adds the items of a page to a list, each with a comma before it. */
function addItems(list: Buffer[], items: readonly unknown[]): void {
  if (items.length === 0) return;
  const text = Buffer.from(JSON.stringify(items));
  // A comma in place of the opening bracket.
  text[0] = COMMA;
  list.push(text.subarray(0, -1));
}

function listOf(name: string, items: readonly Buffer[]): Buffer {
  const text = Buffer.concat(items);
  return Buffer.concat([Buffer.from(`${name}[`), text.subarray(1), Buffer.from(']')]);
}

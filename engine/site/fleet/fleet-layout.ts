/** Layout of a fleet's picture: position of each boat, the harbour above, the open sea below. Pure functions. */
import type { FleetBoat, FleetBoats, FleetStage } from '#schemas/fleet.ts';

export interface PlacedBoat {
  readonly id: string;
  /** Null if the session shows no names. */
  readonly name: string | null;
  readonly team: number | null;
  readonly own: boolean;
  /** Middle of the waterline, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Maximum width of the name in pixels. */
  readonly width: number;
}

/** Stages that share one horizontal band. */
export interface Band {
  readonly label: string;
  /** Upper edge, in pixels. */
  readonly y: number;
  /** Position and number of boats that are counted instead of drawn; null if all are drawn. */
  readonly more: { readonly count: number; readonly x: number; readonly y: number } | null;
  /** Number of all boats in the band. */
  readonly count: number;
  /** Heights of the jetties at which the band's rows of boats lie; empty outside of the port. */
  readonly jetties: readonly number[];
}

interface FleetLayout {
  readonly bands: readonly Band[];
  readonly boats: readonly PlacedBoat[];
  readonly height: number;
}

/** Heights in pixels at the default text size. */
const HARBOUR = 132;
const CELL = { width: 86, height: 76 } as const;
const LABEL = 30;
/** Space below the last band. */
const MARGIN = 18;
/** Space between two bands: for each mission between them, up to a maximum. */
const GAP = { each: 8, most: 40 } as const;
const MAX_BANDS = 6;
const ROWS = { few: 3, many: 2 } as const;
/** Height of a jetty above the waterline of its boats, whose hulls are in front of it. */
const JETTY = 14;

/** Computes the layout. @param width in pixels @param scale of the text, 1 by default */
export function layoutFleet(fleet: FleetBoats, width: number, scale = 1): FleetLayout {
  const groups = groupsOf(fleet);
  const cell = { width: CELL.width * scale, height: CELL.height * scale };
  const columns = Math.max(2, Math.floor(width / cell.width));
  const capacity = columns * (groups.length > ROWS.few ? ROWS.many : ROWS.few);
  const bands: Band[] = [];
  const boats: PlacedBoat[] = [];
  let y: number = HARBOUR;
  let above: number | null = null;
  for (const group of groups) {
    if (above !== null && group.most !== null) y += Math.min(GAP.most, GAP.each * Math.max(0, above - group.most - 1));
    above = group.least;
    const drawn = group.count > capacity ? group.boats.slice(0, capacity - 1) : group.boats.slice(0, group.count);
    const ordered = ownInTheMiddle(drawn, columns);
    const more = group.count - ordered.length;
    const slots = ordered.length + (more > 0 ? 1 : 0);
    const rows = Math.max(1, Math.ceil(slots / columns));
    const rowAt = (row: number) => y + LABEL * scale + row * cell.height + cell.height * 0.55;
    const slot = (index: number) => {
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, slots - row * columns);
      const spread = width / inRow;
      return { x: spread * ((index % columns) + 0.5), y: rowAt(row), width: spread };
    };
    const placed = ordered.map((boat, index): PlacedBoat => {
      const id = boat.own ? 'own' : (boat.name ?? `${group.label} ${index}`);
      return { ...boat, id, ...drifted(slot(index), id, scale, width) };
    });
    boats.push(...placed);
    bands.push({
      label: group.label,
      y,
      count: group.count,
      more: more > 0 ? { count: more, x: slot(slots - 1).x, y: slot(slots - 1).y } : null,
      jetties: group.most === fleet.missions ? Array.from({ length: rows }, (_, row) => rowAt(row) - JETTY) : [],
    });
    y += LABEL * scale + rows * cell.height;
  }
  return { bands, boats, height: y + MARGIN };
}

type Afloat = Pick<PlacedBoat, 'name' | 'team' | 'own'>;

/** Boats of one band. */
export interface FleetGroup {
  readonly label: string;
  /** Missions solved by the first and last boats of the band; null if not shown. */
  readonly most: number | null;
  readonly least: number | null;
  readonly count: number;
  /** The player's own boat first. */
  readonly boats: readonly Afloat[];
}

/**
 * Bands of a fleet, few enough for a screen or two: with many stages, those between the first and the last share bands. The own boat lies
 * in port once every mission is done, also if its stage does not show how many missions its boats have done.
 */
export function groupsOf(fleet: FleetBoats): readonly FleetGroup[] {
  return inBands(withOwnInPort(fleet));
}

function withOwnInPort(fleet: FleetBoats): FleetBoats {
  const { stages, own, missions } = fleet;
  const untold = stages[own.stage];
  if (own.done < missions || untold === undefined || untold.done !== null) return fleet;
  const others = stages.map((stage) => (stage === untold ? { ...stage, count: stage.count - 1 } : stage));
  const [first, ...further] = others;
  const port = first?.done === missions ? { ...first, count: first.count + 1 } : { done: missions, count: 1, boats: [] };
  const rest = first?.done === missions ? further : others;
  return { ...fleet, stages: [port, ...rest].filter(({ count }) => count > 0), own: { ...own, stage: 0 } };
}

function inBands({ stages, own, missions }: FleetBoats): readonly FleetGroup[] {
  const between = stages.filter(({ done }) => done !== null && done !== missions);
  const each = Math.max(1, Math.ceil(between.length / (MAX_BANDS - 2)));
  const groups: { readonly stages: FleetStage[]; readonly first: number }[] = [];
  for (const [index, stage] of stages.entries()) {
    const last = groups.at(-1);
    const joins = last !== undefined && between.includes(stage) && between.includes(last.stages[0] ?? stage);
    if (joins && last.stages.length < each) last.stages.push(stage);
    else groups.push({ stages: [stage], first: index });
  }
  return groups.map(({ stages: some, first }) => {
    const hasOwn = own.stage >= first && own.stage < first + some.length;
    const others = some.flatMap(({ boats }) => boats.map((boat: FleetBoat): Afloat => ({ ...boat, own: false })));
    const [most, least] = [some[0]?.done ?? null, some.at(-1)?.done ?? null];
    return {
      label: labelOf(most, least, missions),
      most,
      least,
      count: Math.max(
        hasOwn ? 1 : 0,
        some.reduce((sum, { count }) => sum + count, 0),
      ),
      boats: hasOwn ? [{ name: own.name, team: own.team, own: true }, ...others] : others,
    };
  });
}

function labelOf(most: number | null, least: number | null, missions: number): string {
  if (most === null || least === null || most === 0) return 'En mer';
  if (most === missions) return 'Au port';
  if (most !== least) return `${least} à ${most} missions`;
  return most === 1 ? '1 mission' : `${most} missions`;
}

function ownInTheMiddle(boats: readonly Afloat[], columns: number): readonly Afloat[] {
  const [first, ...others] = boats;
  if (!first?.own) return boats;
  const middle = Math.floor(Math.min(boats.length, columns) / 2);
  return [...others.slice(0, middle), first, ...others.slice(middle)];
}

type Slot = Pick<PlacedBoat, 'x' | 'y' | 'width'>;

/** Slot with a small offset, derived from the boat's id, so that the fleet does not lie in rows. */
function drifted({ x, y, width }: Slot, id: string, scale: number, whole: number): Slot {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 997;
  // The offset is limited, so that names do not overlap.
  const sideways = Math.max(6, (width - CELL.width * scale) * 0.4);
  const edge = (CELL.width / 2) * scale;
  const within = Math.min(whole - edge, Math.max(edge, x + ((hash % 13) / 6 - 1) * sideways));
  return { x: Math.round(within), y: Math.round(y + (hash % 11) - 5), width: width - sideways };
}

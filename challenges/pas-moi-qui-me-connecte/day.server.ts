import type { Variant } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { Moment } from './artifacts.ts';
import { PRACTICE_REQUESTS } from './practice.server.ts';
import { type ForeignVersion, REQUESTS, type Request, type Version } from './requests.server.ts';

/** Number of requests in a day, and how many of them the player started. */
const REQUESTS_A_DAY = 8;
export const OWN_REQUESTS = 4;

/** Minimum number of minutes between two requests: they come at different places, and the player has to get from one to the next. */
const APART = 20;

const LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ'];

/** One drawn request; in its texts, decisive passages are in [brackets]. */
export type DrawnMoment = Moment &
  Pick<Version, 'why'> &
  ({ readonly own: true } | ({ readonly own: false } & Pick<ForeignVersion, 'ifApproved'>));

/**
 * Eight requests in the order of the day. The player started four of them: two may be reported, so four are enough to tell a player who
 * trusts some from one who reports all.
 */
export function drawDay(variant: Variant): readonly DrawnMoment[] {
  const requests = variant.shuffle(variant.pool(REQUESTS, PRACTICE_REQUESTS)).slice(0, REQUESTS_A_DAY);
  const own = new Set(requests.slice(0, OWN_REQUESTS));
  const taken: number[] = [];
  return variant
    .shuffle(requests)
    .map((request) => {
      const minute = variant.pick(minutesOf(request).filter((free) => taken.every((other) => Math.abs(free - other) >= APART)));
      taken.push(minute);
      return { request, minute };
    })
    .toSorted((a, b) => a.minute - b.minute)
    .map(({ request, minute }) => drawMoment(variant, request, own.has(request), minute));
}

/** Minutes since midnight at which the request may come, the same whoever started it. */
function minutesOf({ hours: [first, last] }: Request): readonly number[] {
  return Array.from({ length: 60 * (last - first + 1) }, (_, minute) => 60 * first + minute);
}

function drawMoment(variant: Variant, request: Request, own: boolean, minute: number): DrawnMoment {
  const { before, ...version } = own ? { ...request.own, own } : { ...request.foreign, own };
  const { id, app, title, text, place, shows } = request;
  const hour = Math.floor(minute / 60);
  const numbers = variant.shuffle(Array.from({ length: 90 }, (_, index) => String(index + 10))).slice(0, 3);
  const letter = () => variant.pick(LETTERS);
  const code =
    shows === 'numbers'
      ? (numbers[0] ?? '')
      : `${letter()}${letter()}${variant.integer(2, 9)}-${letter()}${variant.integer(2, 9)}`;
  return {
    id,
    time: `${hour}:${String(minute % 60).padStart(2, '0')}`,
    sky: skyAt(hour),
    place,
    app,
    title,
    text,
    ...version,
    before: before.replace('{code}', code),
    ...(shows === 'numbers' ? { numbers: numbers.toSorted() } : {}),
    ...(shows === 'code' ? { code } : {}),
  };
}

function skyAt(hour: number): Moment['sky'] {
  if (hour < 9) return 'dawn';
  if (hour < 17) return 'day';
  return hour < 20 ? 'evening' : 'night';
}

/** The request as the player sees it, without marks and explanation. */
export function unexplained(drawn: DrawnMoment): Moment {
  const { before, title, text, facts, rights } = drawn;
  return {
    ...requestOf(drawn),
    title: frenchSpaces(title),
    text: frenchSpaces(text),
    before: frenchSpaces(unmarked(before)),
    ...(facts ? { facts: facts.map(([label, value]) => [label, frenchSpaces(unmarked(value))] as const) } : {}),
    ...(rights ? { rights: rights.map(unmarked) } : {}),
  };
}

/** The fields of a request that do not tell who started it. */
export function requestOf({ id, time, sky, place, before, app, title, text, facts, numbers, code, rights }: DrawnMoment): Moment {
  return {
    id,
    time,
    sky,
    place,
    before,
    app,
    title,
    text,
    ...(facts && { facts }),
    ...(numbers && { numbers }),
    ...(code && { code }),
    ...(rights && { rights }),
  };
}

function unmarked(text: string): string {
  return text.replace(/[[\]]/g, '');
}

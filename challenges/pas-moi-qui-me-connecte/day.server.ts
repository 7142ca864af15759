import type { Variant } from '#engine/authoring/server';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { ExplainedMoment, Moment } from './artifacts.ts';
import { PRACTICE_REQUESTS } from './practice.server.ts';
import { REQUESTS, type Request } from './requests.server.ts';

const REQUESTS_A_DAY = 6;
const OWN_A_DAY = 2;
const LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ'];

/** Six requests in the order of the day, of which two were started by whoever holds the telephone. */
export function drawDay(variant: Variant): readonly ExplainedMoment[] {
  const requests = variant.shuffle(variant.pool(REQUESTS, PRACTICE_REQUESTS)).slice(0, REQUESTS_A_DAY);
  const own = new Set(requests.slice(0, OWN_A_DAY));
  return requests
    .map((request) => ({ request, minute: minutesOf(request, own.has(request)) + variant.integer(0, 59) }))
    .toSorted((a, b) => a.minute - b.minute)
    .map(({ request, minute }) => drawMoment(variant, request, own.has(request), minute));
}

function minutesOf(request: Request, own: boolean): number {
  return 60 * (own ? request.own : request.foreign).hour;
}

function drawMoment(variant: Variant, request: Request, own: boolean, minute: number): ExplainedMoment {
  const { hour, before, ...version } = own ? request.own : request.foreign;
  const { id, app, title, text, shows } = request;
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
    app,
    title,
    text,
    ...version,
    before: before.replace('{code}', code),
    ...(shows === 'numbers' ? { numbers: numbers.toSorted() } : {}),
    ...(shows === 'code' ? { code } : {}),
    own,
  };
}

function skyAt(hour: number): Moment['sky'] {
  if (hour < 9) return 'dawn';
  if (hour < 17) return 'day';
  return hour < 20 ? 'evening' : 'night';
}

/** What the player sees of a request: nothing is marked, nothing explained. */
export function unexplained({ own: _own, why: _why, before, facts, rights, ...moment }: ExplainedMoment): Moment {
  return {
    ...moment,
    before: unmarked(before),
    ...(facts ? { facts: facts.map(([label, value]) => [label, frenchSpaces(unmarked(value))] as const) } : {}),
    ...(rights ? { rights: rights.map(unmarked) } : {}),
  };
}

function unmarked(text: string): string {
  return text.replace(/[[\]]/g, '');
}

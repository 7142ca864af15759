/** Form values of a workshop that is being planned, and the session that it becomes. Pure functions. */
import { ApiError } from '#engine/client/api-error.ts';
import { PICK_RULES, pickChallenges } from '#engine/rules/session/pick-challenges.ts';
import { openingOf, usualMinutes, WORKSHOP_PARTS } from '#engine/rules/session/workshop-time.ts';
import { DURATION_MINUTES, SESSION_NAME, WORKSHOP_AUDIENCES } from '#schemas/console-constants.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { NewSession } from '#schemas/session-setup.ts';
import type { WorkshopMinutes, WorkshopPart } from '#schemas/workshop.ts';
import { playedMissions } from '../../components/session/played-missions.ts';
import { messages } from '../../language/language.ts';
import { hasUnread, teamsMistake } from '../check-draft.ts';
import { furtherTeams, readPeople } from '../people-list.ts';
import { hasWorkshopFields, type PeopleDraft } from '../setup-draft.ts';
import { checkWorkshop, type WorkshopDraft, type WorkshopErrors } from './workshop-draft.ts';

/** Lengths of a workshop to choose from, in minutes from the welcome to the last question. */
export const WORKSHOP_LENGTHS = [30, 45, 60, 90, 120] as const;
/** A workshop with its name and the people who are invited to it. */
export interface WorkshopPlan extends WorkshopDraft, PeopleDraft {
  readonly name: string;
}

export const FIRST_PLAN: WorkshopPlan = {
  audience: 'office',
  name: '',
  expected: '',
  startsAt: '',
  venue: '',
  facilitator: '',
  minutes: usualMinutes(60),
  allowed: '',
  unreadFiles: [],
};

/** Whether a stored value is a plan of this version of the program, kept when the sign-in expired. */
export function isWorkshopPlan(value: unknown): value is WorkshopPlan {
  if (!hasWorkshopFields(value)) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const minutes = fields.get('minutes');
  const lengths = new Map<string, unknown>(Object.entries(typeof minutes === 'object' && minutes !== null ? minutes : {}));
  return (
    ['name', 'allowed'].every((field) => typeof fields.get(field) === 'string') &&
    WORKSHOP_AUDIENCES.some((audience) => audience === fields.get('audience')) &&
    WORKSHOP_PARTS.every((part) => typeof lengths.get(part) === 'number') &&
    Array.isArray(fields.get('unreadFiles'))
  );
}

/** Boundary between two parts of the timeline, named by the part that it ends. */
export type Joint = Exclude<WorkshopPart, 'questions'>;
export const JOINTS = WORKSHOP_PARTS.filter((part) => part !== 'questions');

const LEAST: WorkshopMinutes = { welcome: 0, play: DURATION_MINUTES.minimum, debrief: 0, questions: 0 };

/** Range of a boundary, in minutes after the beginning, in which both neighbouring parts keep their minimum length. */
export function jointRange(
  minutes: WorkshopMinutes,
  joint: Joint,
): { readonly least: number; readonly at: number; readonly most: number } {
  const at = WORKSHOP_PARTS.slice(0, WORKSHOP_PARTS.indexOf(joint) + 1).reduce((sum, part) => sum + minutes[part], 0);
  const next = after(joint);
  return { at, least: at - minutes[joint] + LEAST[joint], most: at + minutes[next] - LEAST[next] };
}

/** Moves a boundary: one neighbouring part grows by what the other loses. @param to minutes after the beginning, clamped to the range */
export function shiftJoint(minutes: WorkshopMinutes, joint: Joint, to: number): WorkshopMinutes {
  const { least, at, most } = jointRange(minutes, joint);
  const by = Math.min(most, Math.max(least, Math.round(to))) - at;
  const next = after(joint);
  return { ...minutes, [joint]: minutes[joint] + by, [next]: minutes[next] - by };
}

/** Sets the length of a part. The minutes are taken from the next part or, for the last part, from the previous one. */
export function setPart(minutes: WorkshopMinutes, part: WorkshopPart, wanted: number): WorkshopMinutes {
  const by = wanted - minutes[part];
  return part === 'questions'
    ? shiftJoint(minutes, 'debrief', jointRange(minutes, 'debrief').at - by)
    : shiftJoint(minutes, part, jointRange(minutes, part).at + by);
}

function after(joint: Joint): WorkshopPart {
  return WORKSHOP_PARTS[WORKSHOP_PARTS.indexOf(joint) + 1] ?? 'questions';
}

/** The missions that fill the minutes of play, in their order. */
export function missionsOf(plan: WorkshopPlan, catalogue: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  return playedMissions(catalogue, pickChallenges(catalogue, PICK_RULES[plan.audience], plan.minutes.play));
}

/** Error messages by the form field that shows them. */
export type PlanErrors = WorkshopErrors & Partial<Readonly<Record<'name' | 'missions' | 'allowed', string>>>;

type CheckedPlan =
  | { readonly session: NewSession; readonly errors: null }
  | { readonly session: null; readonly errors: PlanErrors };

/**
 * Validates a plan, and returns the body of the request that creates its session: with the chosen missions, the play as duration, started
 * by hand, and opened shortly before the welcome.
 * @param missions keys in the order of play @param now milliseconds since 1970
 */
export function checkPlan(plan: WorkshopPlan, missions: readonly string[], now: number): CheckedPlan {
  const { setup, workshop: planning } = messages();
  const words = planning.mistakes;
  const { workshop, errors } = checkWorkshop(plan, null, now);
  const { entries: allowed, unread } = readPeople(plan.allowed);
  const teams = furtherTeams(allowed, []);
  const mistakes: readonly (readonly [keyof PlanErrors, string | null])[] = [
    ['name', plan.name.trim().length > SESSION_NAME.maxLength ? words.name(SESSION_NAME.maxLength) : null],
    ['missions', missions.length === 0 ? words.noMission : null],
    ['allowed', hasUnread(plan, unread) ? setup.mistakes.unread : teamsMistake(teams)],
  ];
  const found = { ...errors, ...Object.fromEntries(mistakes.filter(([, message]) => message !== null)) };
  if (Object.keys(found).length > 0) return { session: null, errors: found };
  return {
    session: {
      name: plan.name.trim() || null,
      challenges: [...missions],
      durationMinutes: plan.minutes.play,
      opensAt: openingOf(workshop.startsAt, now),
      startBy: 'hand',
      teams,
      allowed: [...allowed],
      workshop,
    },
    errors: null,
  };
}

/** Form field that shows an error, by server field. An error in a part of a field ('allowed.3.team') is shown at the field. */
const FIELDS = {
  name: 'name',
  challenges: 'missions',
  teams: 'allowed',
  allowed: 'allowed',
  'workshop.startsAt': 'startsAt',
  'workshop.venue': 'venue',
  'workshop.expected': 'expected',
  'workshop.facilitator': 'facilitator',
} as const;

/** The server's error message under the form field that it names; empty if the error names no such field. */
export function errorOfField(error: unknown): PlanErrors {
  if (!(error instanceof ApiError)) return {};
  const { field: at = '' } = error;
  const [field] = Object.entries(FIELDS).flatMap(([name, own]) => (name === at || at.startsWith(`${name}.`) ? [own] : []));
  return field === undefined ? {} : { [field]: error.message };
}

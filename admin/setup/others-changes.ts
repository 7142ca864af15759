/** Three-way merge of a set-up form with what a colleague saved meanwhile. Pure functions. */
import type { SetupDraft } from './setup-draft.ts';

type DraftField = keyof SetupDraft;

/**
 * Merge units: fields that are taken together if two people edit the set-up at once. Fields of one unit that were mixed from both sides
 * would be a choice that neither person made.
 */
const DECISIONS = [
  { name: 'name', fields: ['name'] },
  { name: 'missions', fields: ['everything', 'chosen'] },
  { name: 'teams', fields: ['teams'] },
  { name: 'people', fields: ['allowed', 'unreadFiles'] },
  { name: 'personalCodes', fields: ['personalCodes'] },
  { name: 'door', fields: ['door'] },
  { name: 'playerLogin', fields: ['playerLogin'] },
  { name: 'time', fields: ['duration', 'opensAt', 'closesAt'] },
  { name: 'start', fields: ['startBy'] },
  { name: 'hints', fields: ['hintPolicy'] },
  { name: 'board', fields: ['board'] },
  { name: 'fleet', fields: ['fleet'] },
  { name: 'workshop', fields: ['workshop'] },
  { name: 'reporting', fields: ['reportEmail', 'reportPhone', 'reportButton'] },
] as const satisfies readonly { readonly name: string; readonly fields: readonly DraftField[] }[];

/**
 * Takes the place of `time` and `workshop` where somebody moved the workshop: opening and closing move with it, so that the two from
 * different sides would open the session on another day than the workshop's.
 */
const SCHEDULE = { name: 'schedule', fields: ['duration', 'opensAt', 'closesAt', 'workshop'] } as const;

type Unit = (typeof DECISIONS)[number] | typeof SCHEDULE;

/** Name of a merge unit; the catalogues have a label for it. */
export type Decision = Unit['name'];

function unitsOf(begun: SetupDraft, sides: readonly SetupDraft[]): readonly Unit[] {
  const moved = sides.some(({ workshop }) => workshop?.startsAt !== begun.workshop?.startsAt);
  return moved ? [...DECISIONS.filter(({ name }) => name !== 'time' && name !== 'workshop'), SCHEDULE] : DECISIONS;
}

interface WithOthersChanges {
  /** The merged form: units that were changed here keep the values of this form, all others have the server's. */
  readonly draft: SetupDraft;
  /** Conflicts: units that both sides changed, to different values. */
  readonly both: readonly Decision[];
}

/** Three-way merge. @param draft the form's values @param begun the form's initial values @param latest the server's current values */
export function withOthersChanges(draft: SetupDraft, begun: SetupDraft, latest: SetupDraft): WithOthersChanges {
  const touched = unitsOf(begun, [draft, latest]).filter(({ fields }) => differ(fields, draft, begun));
  return {
    draft: {
      ...latest,
      ...partOf(
        draft,
        touched.flatMap(({ fields }): readonly DraftField[] => fields),
      ),
    },
    both: touched.filter(({ fields }) => differ(fields, latest, begun) && differ(fields, latest, draft)).map(({ name }) => name),
  };
}

/** Initial values of the fields that have been changed since the form was opened. */
export function replacedBy(draft: SetupDraft, begun: SetupDraft): Partial<SetupDraft> {
  const fields = DECISIONS.flatMap(({ fields }): readonly DraftField[] => fields);
  return partOf(
    begun,
    fields.filter((field) => differ([field], draft, begun)),
  );
}

/** Resolves conflicts by taking the colleague's values. */
export function withTheirs(draft: SetupDraft, latest: SetupDraft, both: readonly Decision[]): SetupDraft {
  return {
    ...draft,
    ...partOf(
      latest,
      [...DECISIONS, SCHEDULE].flatMap(({ name, fields }): readonly DraftField[] => (both.includes(name) ? fields : [])),
    ),
  };
}

function partOf(draft: SetupDraft, fields: readonly DraftField[]): Partial<SetupDraft> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]));
}

function differ(fields: readonly DraftField[], a: SetupDraft, b: SetupDraft): boolean {
  return fields.some((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));
}

/** A form that somebody filled while a colleague changed the same session, or gave it more time. Pure. */
import type { SetupDraft } from './setup-draft.ts';

type DraftField = keyof SetupDraft;

/**
 * Merge units: fields that are taken together when two people edited the set-up at once, by the name that the console shows. Mixing the
 * fields of one unit would give a choice that neither of them made.
 */
const DECISIONS: Readonly<Record<string, readonly DraftField[]>> = {
  'the name': ['name'],
  'the missions': ['everything', 'chosen'],
  'the teams': ['teams'],
  'who may log in': ['allowed', 'unreadFiles'],
  'personal codes': ['personalCodes'],
  'the time': ['duration', 'opensAt', 'closesAt'],
  'how play begins': ['startBy'],
  'the hints': ['hintPolicy'],
  'the board': ['board'],
  'the fleet': ['fleet'],
  'where to report': ['reportEmail', 'reportPhone', 'reportButton'],
};

export interface WithOthersChanges {
  /** What was touched in the form as it is there, the rest as it is on the server. */
  readonly draft: SetupDraft;
  /** The words for what both changed, each in another way. */
  readonly both: readonly string[];
}

/** @param begun what the form began with @param latest what the server holds by now */
export function withOthersChanges(draft: SetupDraft, begun: SetupDraft, latest: SetupDraft): WithOthersChanges {
  const decisions = Object.entries(DECISIONS);
  const touched = decisions.filter(([, fields]) => differ(fields, draft, begun));
  return {
    draft: {
      ...latest,
      ...partOf(
        draft,
        touched.flatMap(([, fields]) => fields),
      ),
    },
    both: touched.flatMap(([words, fields]) => (differ(fields, latest, begun) && differ(fields, latest, draft) ? [words] : [])),
  };
}

/** What the form began with, of what was changed in it since. */
export function replacedBy(draft: SetupDraft, begun: SetupDraft): Partial<SetupDraft> {
  const fields = Object.values(DECISIONS).flat();
  return partOf(
    begun,
    fields.filter((field) => differ([field], draft, begun)),
  );
}

/** Where both changed something: as the other did. */
export function withTheirs(draft: SetupDraft, latest: SetupDraft, both: readonly string[]): SetupDraft {
  return {
    ...draft,
    ...partOf(
      latest,
      both.flatMap((words) => DECISIONS[words] ?? []),
    ),
  };
}

function partOf(draft: SetupDraft, fields: readonly DraftField[]): Partial<SetupDraft> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]]));
}

function differ(fields: readonly DraftField[], a: SetupDraft, b: SetupDraft): boolean {
  return fields.some((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));
}

/** Session templates by audience: title, description, and the audience for which missions are picked. */
import { WORKSHOP_AUDIENCES } from '#schemas/console-constants.ts';
import type { WorkshopAudience } from '#schemas/workshop.ts';
import { messages } from '../language/language.ts';

interface Template {
  readonly whom: WorkshopAudience;
  /** Title in the current language, as is `description`. */
  readonly title: string;
  readonly description: string;
}

export const TEMPLATES: readonly Template[] = WORKSHOP_AUDIENCES.map((whom) => ({
  whom,
  // A getter, as the language may change.
  get title() {
    return messages().setup.templates.whom[whom].title;
  },
  get description() {
    return messages().setup.templates.whom[whom].description;
  },
}));

/** Lengths of workshops for which there are templates, in minutes from the welcome to the last question. */
export const LENGTHS = [30, 45, 60, 90] as const;

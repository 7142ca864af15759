/** Session templates by audience: what they are called, and for whom their missions are picked. */
import { WORKSHOP_AUDIENCES } from '#schemas/console-constants.ts';
import type { WorkshopAudience } from '#schemas/workshop.ts';
import { messages } from '../language/language.ts';

interface Template {
  readonly whom: WorkshopAudience;
  /** In the current language, like `description`. */
  readonly title: string;
  readonly description: string;
}

export const TEMPLATES: readonly Template[] = WORKSHOP_AUDIENCES.map((whom) => ({
  whom,
  // Read when they are drawn, as the language may have changed.
  get title() {
    return messages().setup.templates.whom[whom].title;
  },
  get description() {
    return messages().setup.templates.whom[whom].description;
  },
}));

/** Minutes of the workshops that templates are for, from the welcome to the last question. */
export const LENGTHS = [30, 45, 60, 90] as const;

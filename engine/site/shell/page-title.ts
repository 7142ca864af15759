import { useEffect } from 'react';
import { NAME } from '#engine/ui/brand/branding.ts';

/** Title of a page in the browser's tab: « Le message décalé · Vigie ». Without one, the site's own. */
function documentTitle(title?: string): string {
  return title ? `${title} · ${NAME}` : `${NAME} · Apprendre la cybersécurité en jouant`;
}

/** Sets the title of the page, which the shell announces when it changes. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}

import { useEffect } from 'react';

export const SITE_TITLE = 'Vigie';

/** Title of a page in the browser's tab: « Le message décalé · Vigie ». Without one, the site's own. */
export function documentTitle(title?: string): string {
  return title ? `${title} · ${SITE_TITLE}` : `${SITE_TITLE} · Apprendre la cybersécurité en jouant`;
}

/** Names the page. The shell announces it when it changes. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}

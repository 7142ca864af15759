import { useQueryClient } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { useContext } from 'react';
import type { Facilitator } from '#schemas/facilitators.ts';
import { QUERY } from '../api/queries.ts';
import { SignedInContext } from '../auth/signed-in.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { reasonOf } from '../format/reason.ts';
import { chooseLanguage, language, markUnkept, messages } from '../language/language.ts';
import styles from './console-shell.module.css';

/** The other language, named in that language. After sign-in the choice is stored with the account. */
const OTHER = { en: { next: 'fr', words: 'Français' }, fr: { next: 'en', words: 'English' } } as const;

export function LanguageSwitch() {
  const signedIn = useContext(SignedInContext);
  const queries = useQueryClient();
  const report = useReport();
  const { next, words } = OTHER[language()];

  const keep = () => {
    if (signedIn === null) return markUnkept('yes');
    queries.setQueryData<Facilitator>(QUERY.me, (me) => me && { ...me, language: next });
    signedIn.call('PUT', '/admin/me/language', { body: { language: next } }).then(
      () => markUnkept(null),
      (error: unknown) => report('language', { tone: 'danger', text: messages().shell.languageNotKept(reasonOf(error)) }),
    );
  };
  return (
    <button
      type="button"
      className={styles.way}
      lang={next}
      // The page is mounted again in the other language: asks first if there is unsaved work.
      data-leaves
      onClick={() => {
        keep();
        chooseLanguage(next).catch((error: unknown) => report('language', { tone: 'danger', text: reasonOf(error) }));
      }}
    >
      <Languages aria-hidden="true" />
      {words}
    </button>
  );
}

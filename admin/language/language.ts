/**
 * The console's language (internationalization, i18n): chosen at sign-in and in the header, kept in the browser and with the account.
 * Messages are typed catalogues in TypeScript; dates, numbers and lists are formatted by `Intl` (docs/decisions/0027).
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserStorage } from '#engine/client/browser-storage.ts';
import { CONSOLE_LANGUAGES } from '#schemas/console-constants.ts';
import type { ConsoleLanguage } from '#schemas/facilitators.ts';
import type { Catalogue } from './catalogue.ts';
import { english } from './english/english.ts';

/** BCP 47 tags for `Intl`; British English puts days before months. */
const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<ConsoleLanguage, string>;
const KEY = 'console_language';
/** Set if the language was chosen on the sign-in page and no account has stored it yet. */
const UNKEPT = 'console_language_unkept';

const storage = browserStorage('localStorage');
const listeners = new Set<() => void>();
const catalogues: { [language in ConsoleLanguage]?: Catalogue } = { en: english };
let shown: { readonly language: ConsoleLanguage; readonly catalogue: Catalogue } = { language: 'en', catalogue: english };

/** Messages of the current language. For use while rendering or in an event handler, never while a module loads. */
export function messages(): Catalogue {
  return shown.catalogue;
}

export function language(): ConsoleLanguage {
  return shown.language;
}

/** A formatter or table of the current language, created once for each language. @param make receives the locale, e.g. `fr-FR` */
export function perLanguage<T>(make: (locale: string, catalogue: Catalogue) => T): () => T {
  const made = new Map<ConsoleLanguage, T>();
  return () => {
    const known = made.get(shown.language);
    if (known !== undefined) return known;
    const value = make(LOCALES[shown.language], shown.catalogue);
    made.set(shown.language, value);
    return value;
  };
}

/** The language chosen in this browser; null if none was chosen. */
export function chosenLanguage(): ConsoleLanguage | null {
  const kept = storage.read(KEY);
  return CONSOLE_LANGUAGES.find((one) => one === kept) ?? null;
}

/** The first of the browser's preferred languages that the console has; null if there is none. */
export function browserLanguage(): ConsoleLanguage | null {
  for (const tag of navigator.languages) {
    const known = CONSOLE_LANGUAGES.find((one) => one === tag.toLowerCase().split('-')[0]);
    if (known !== undefined) return known;
  }
  return null;
}

/** Shows the console in this language once its catalogue is loaded, and stores the choice in the browser. */
export function chooseLanguage(next: ConsoleLanguage): Promise<void> {
  storage.write(KEY, next);
  return show(next);
}

/** Marks the choice as made before sign-in, so that no account has stored it yet; `null` removes the mark. */
export function markUnkept(yes: 'yes' | null): void {
  storage.write(UNKEPT, yes);
}

/** The choice that the next account to sign in is to store; null if there is none. */
export function unkeptLanguage(): ConsoleLanguage | null {
  return storage.read(UNKEPT) === null ? null : chosenLanguage();
}

/** Loads a catalogue and shows its language. @throws Error if loading fails; the language then stays as it was */
async function show(next: ConsoleLanguage): Promise<void> {
  const catalogue = catalogues[next] ?? (await import('./french/french.ts')).french;
  catalogues[next] = catalogue;
  // Another choice may have been made while this catalogue was loading.
  if ((chosenLanguage() ?? next) !== next || shown.language === next) return;
  shown = { language: next, catalogue };
  for (const listener of listeners) listener();
}

/** The current language. As messages are read while rendering, a component that uses it remounts its children on a change (`key`). */
export function useLanguage(): ConsoleLanguage {
  return useSyncExternalStore(subscribe, language, () => 'en');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Shows the language that was chosen in this browser, else the usual one.
 * @param usual null while it is not known
 * @returns whether its catalogue is still loading
 */
export function useChosenLanguage(usual: ConsoleLanguage | null): boolean {
  const shown = useLanguage();
  const wanted = chosenLanguage() ?? usual;
  const [tried, setTried] = useState<ConsoleLanguage | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const settled = () => setTried(wanted);
    // After a failure the console stays in English, which is always loaded.
    show(wanted).then(settled, settled);
  }, [wanted]);
  return wanted !== null && wanted !== shown && wanted !== tried;
}

/**
 * Shows the language that the account has stored, and stores it in the browser; not while this browser holds a choice that no account has
 * stored.
 * @param kept null for an account that has not chosen
 */
export function useAccountLanguage(kept: ConsoleLanguage | null): void {
  useEffect(() => {
    if (kept !== null && unkeptLanguage() === null) chooseLanguage(kept).catch(() => undefined);
  }, [kept]);
}

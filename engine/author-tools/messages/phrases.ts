/** Phrases that several messages share. */

/** @param word the closest allowed word, if any */
export const meant = {
  en: (word: string | undefined) => (word === undefined ? '' : ` Did you mean "${word}"?`),
  fr: (word: string | undefined) => (word === undefined ? '' : ` Vouliez-vous dire « ${word} » ?`),
};

export const listed = {
  en: (names: readonly string[]) => names.map((name) => `"${name}"`).join(', '),
  fr: (names: readonly string[]) => names.map((name) => `« ${name} »`).join(', '),
};

/** A number as French writes it. */
export const decimal = (value: number | string) => String(value).replace('.', ',');

/** Des tournures que se partagent les phrases de plusieurs sujets. */

/** @param word le plus proche de ceux qui sont permis, s’il y en a un */
export const meant = (word: string | undefined) => (word === undefined ? '' : ` Vouliez-vous dire « ${word} » ?`);
export const listed = (names: readonly string[]) => names.map((name) => `« ${name} »`).join(', ');
/** Un nombre comme le français l’écrit. */
export const decimal = (value: number | string) => String(value).replace('.', ',');

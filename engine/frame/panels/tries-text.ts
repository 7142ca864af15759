/** Summary of the attempts and hints of a solve, in French. */

/**
 * « Réussie sans essai manqué, sans indice. », « Réussie sans essai manqué, avec 6 indices. », « Réussie après 2 essais manqués et un
 * indice. »
 * @param hints number of hints used; null if unknown: a solved challenge that is opened later lists every hint
 * @param reviewed whether an act that cost nothing here would be a mistake at work: « Réussie, un geste à revoir, sans indice. »
 * @param harmless whether the failed attempts were only too careful: « Réussie après un essai sans dommage. »
 */
export function triesText(failures: number, hints: number | null, reviewed = false, harmless = false): string {
  const hinted = hints === 1 ? 'un indice' : `${hints}\u00a0indices`;
  if (failures === 0) {
    if (reviewed) return `Réussie, un geste à revoir${hints === null ? '' : hints === 0 ? ', sans indice' : `, avec ${hinted}`}.`;
    if (hints) return `Réussie sans essai manqué, avec ${hinted}.`;
    return hints === null ? 'Réussie sans essai manqué.' : 'Réussie sans essai manqué, sans indice.';
  }
  const tries = failures === 1 ? 'un essai' : `${failures}\u00a0essais`;
  const missed = harmless ? `${tries} sans dommage` : `${tries} ${failures === 1 ? 'manqué' : 'manqués'}`;
  return !hints ? `Réussie après ${missed}.` : `Réussie après ${missed} et ${hinted}.`;
}

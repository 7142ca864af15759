/** What a solve took, in a French sentence. */

/** « Réussie du premier coup, sans indice. », « Réussie après 2 essais manqués et un indice. » */
export function triesText(failures: number, hints: number): string {
  const hinted = hints === 1 ? 'un indice' : `${hints}\u00a0indices`;
  if (failures === 0) return `Réussie du premier coup, ${hints === 0 ? 'sans indice' : `avec ${hinted}`}.`;
  const missed = failures === 1 ? 'un essai manqué' : `${failures}\u00a0essais manqués`;
  return hints === 0 ? `Réussie après ${missed}.` : `Réussie après ${missed} et ${hinted}.`;
}

/** V8 compiles the scripts of a first visit while they download. */
import type { Rolldown } from 'vite';

/**
 * Explicit compile hint: V8 compiles all functions of the script beside the main thread, as it arrives, instead of each when first called.
 * React then listens to the login form sooner on a slow machine. Must be the first line; to other engines it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint before the scripts of the first visit, most of whose functions run at once: the entry, and React. */
export function compileAhead(bundle: Rolldown.OutputBundle): void {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && (file.isEntry || file.name === 'react')) file.code = `${HINT}${file.code}`;
}

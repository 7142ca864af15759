/**
 * `npm run trust`: hostile requests, kills during mixed writes, and a backup after each, restored into both databases; a script that learns
 * practice plays by heart; a colleague against another; guessers of passwords and codes; texts that no column can hold; streams that
 * outlive the right to them; a stranger with the session's code and 5,000 invented names; logos with script.
 * Runs everything, or one part: `npm run trust -- fuzz-sqlite --seed 7 --requests 1000 --minutes 5`.
 */
import './options.ts';

// A wrong option is told before the parts are loaded, which takes seconds.
await import('./parts.ts');

/** What may follow `npm start --`. Plain JavaScript: read before anything is built. */

const ALLOWED = {
  '--room': 'listen on the local network, and say what to write on the wall',
  '--demo': 'a session with simulated players, in a database of its own',
};

/** How it is called, for whoever called it wrongly. */
export const USAGE = ['npm start [-- <option>]', ...Object.entries(ALLOWED).map(([name, what]) => `  ${name}  ${what}`)].join(
  '\n',
);

/**
 * Reads the words of the start. PowerShell keeps the `--` of `npm start -- --room` to itself; npm then takes the option for one of
 * its own, and passes it on as a variable.
 * @returns which options are on, and the words that are none
 */
export function readArguments(words, environment) {
  const given = (name) => words.includes(`--${name}`) || environment[`npm_config_${name}`] === 'true';
  return { room: given('room'), demo: given('demo'), unknown: words.filter((word) => !Object.hasOwn(ALLOWED, word)) };
}

/** Command-line options of `npm start --`. Plain JavaScript, as it runs before the build. */

const ALLOWED = {
  '--room': 'listen on the local network, and say what to write on the wall',
  '--tls': 'with --room: encrypted by a certificate that is made here; devices warn of it once',
  '--demo': 'a session with simulated players, in a database of its own',
};

/** Usage message, for wrong options and for --help. */
export const USAGE = [
  'Usage: vigie start [options] (or npm start [-- <option>])',
  ...Object.entries(ALLOWED).map(([name, what]) => `  ${name}  ${what}`),
  'It serves until SIGTERM. Exit codes: 0 stopped by a signal, 1 not started, 2 wrong usage.',
].join('\n');

/**
 * Parses the arguments of the start. PowerShell swallows the `--` of `npm start -- --room`; npm then takes the option for its own, and
 * passes it on as an environment variable.
 * @returns the options, and unknown arguments
 */
export function readArguments(words, environment) {
  const given = (name) => words.includes(`--${name}`) || environment[`npm_config_${name}`] === 'true';
  return {
    room: given('room'),
    tls: given('tls'),
    demo: given('demo'),
    unknown: words.filter((word) => !Object.hasOwn(ALLOWED, word)),
  };
}

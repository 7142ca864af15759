/** Lists of words, one a language. */
declare module 'naughty-words/*.json' {
  const words: readonly string[];
  // biome-ignore lint/style/noDefaultExport: what a JSON module exports.
  export default words;
}

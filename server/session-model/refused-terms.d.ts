/** Lists of words, one for each language. */
declare module 'naughty-words/*.json' {
  const words: readonly string[];
  export = words;
}

/** Common passwords in lower case, the commonest first. */
declare module '@zxcvbn-ts/language-common/src/passwords.json' {
  const passwords: readonly string[];
  export = passwords;
}

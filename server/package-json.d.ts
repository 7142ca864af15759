/** package.json: what the server reads of it. */
declare module '*/package.json' {
  export const version: string;
}

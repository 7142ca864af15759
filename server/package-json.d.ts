/** Types of the fields of package.json that the server reads. */
declare module '*/package.json' {
  export const version: string;
}

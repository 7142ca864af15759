/** « 1 mission », « 2 missions »: a no-break space keeps the number with its word. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number}\u00a0${number > 1 ? many : one}`;
}
